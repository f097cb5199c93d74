// Handwritten statblocks in every shape that World Anvil is known to send: values as an object (earlier version), as
// YAML or JSON in a text (current version), in both dialects of the fifth edition and in other systems.

/** The expected result. */
export interface Payload {
  wire: Record<string, unknown>;
  as: 'creature' | 'sheet' | 'source' | 'nothing';
  hitPoints: number | null;
  /** Must be in its plain text. */
  says: readonly string[];
  /** Must not be there: housekeeping, and markup. */
  hides?: readonly string[];
}

const older = { id: 21, title: 'Monster', system: { id: 7, title: 'D&D 5e' } };
const newer = { id: 2991, title: 'Monster (2024)' };

export const PAYLOADS: Readonly<Record<string, Payload>> = {
  'older dialect, values as an object, numbers among them': {
    wire: {
      id: 101,
      name: 'Reef Hag',
      shared: true,
      tags: 'reef,hag',
      template: older,
      data: {
        name: 'Reef Hag',
        cr: '3',
        ac: 15,
        hitpoints: '52 ([roll:7d8+21])',
        strength: 16,
        dexterity: '12',
        constitution: '16',
        intelligence: '—',
        wisdom: '14 (+2)',
        charisma: 'varies',
        movement: '30 ft., swim 40 ft.',
        savingthrows: 'none',
        actions: '**Claws.** +5 to hit, [roll:2d6+3|2d6 + 3] damage.',
        hover: '',
        image: '5777371',
        templateId: '21',
        blockId: '101',
        folder: 'null',
        isShared: 'on',
      },
    },
    as: 'creature',
    hitPoints: 52,
    says: ['Reef Hag', 'Armor Class: 15', '52 (7d8+21)', 'varies', 'swim 40 ft.', 'Claws', '2d6 + 3'],
    hides: ['[roll', '**', 'templateId', 'isShared', '5f6c3db6'],
  },
  'newer dialect, YAML with quoted numbers, line ends of Windows and folded text': {
    wire: {
      id: 102,
      title: 'Bell Warden',
      isShared: '1',
      template: newer,
      RPGSRD: { id: 7, title: 'D&D 5e' },
      dataParser: 'yaml',
      textualdata: [
        "name: 'Bell Warden'",
        "challenge_rating: '1/4'",
        "armor_class: '13'",
        'hit_points: 11',
        "strength: '12'",
        "base_movement_in_ft: '30'",
        "can_hover: '0'",
        'special_abilities: "[b]Toll.[/b] Recharge [roll:1d6>=5|5–6]: all fall\\r\\nprone."',
        'actions: |',
        '  [i]Clapper.[/i] +3 to hit.',
        '  Colons: and # signs stay.',
        'source: The Saltmere Book',
        "templateId: '2991'",
      ].join('\r\n'),
    },
    as: 'creature',
    hitPoints: 11,
    says: ['Bell Warden', '1/4', 'Armor Class: 13', '5–6', 'Colons: and # signs stay.', 'The Saltmere Book'],
    hides: ['[b]', '[roll', '2991'],
  },
  'newer dialect, JSON in a text, with numbers and nothing where a value should be': {
    wire: {
      id: 103,
      title: 'Drowned Choir',
      template: newer,
      jsondata: JSON.stringify({
        name: 'Drowned Choir',
        challenge_rating: 8,
        armor_class: null,
        hit_points: '',
        wisdom: 17,
        languages: 'Common, Deep speech',
        legendary_actions: 'It sings.\n- once\n- twice',
      }),
    },
    as: 'creature',
    hitPoints: null,
    says: ['Drowned Choir', 'Common', 'Deep speech', 'It sings.', 'twice'],
  },
  'a sheet of another system, with tables, ticks and long words': {
    wire: {
      id: 104,
      title: 'Isaura Venn',
      template: { id: 777, title: 'Fate Core', system: { id: 3, title: 'Fate' } },
      data: {
        highConcept: 'Captain of the Heron',
        trouble: 'Wanted in two ports',
        stress: '3',
        guns: 'Gun|Range\r\nSwivel|40',
        commissioned: 'on',
        refresh: 3,
        notes: '@[The Heron](vehicle:565f51ab-3d72-4c3c-bfd2-8dd1a5334a92), [blocklink:363530|her crew]',
      },
    },
    as: 'sheet',
    hitPoints: 3,
    says: [
      'High concept: Captain of the Heron',
      'her crew',
      'Wanted in two ports',
      'Swivel',
      'The Heron',
      'Yes',
    ],
    hides: ['[blocklink', '565f51ab'],
  },
  'hostile keys and values are words': {
    wire: {
      id: 105,
      title: '<img src=x onerror=alert(1)>',
      template: null,
      data: { __proto__x: 'kept', constructor: 'kept too', '<b>key</b>': '<script>alert(1)</script>' },
    },
    as: 'sheet',
    hitPoints: null,
    says: ['kept', 'kept too', '<script>alert(1)</script>'],
  },
  'a text that is no YAML is shown as it was written': {
    wire: { id: 106, title: 'Broken', template: newer, textualdata: 'hp: [1\n  - <b>2' },
    as: 'source',
    hitPoints: null,
    says: [],
  },
  'nothing was written in it yet': {
    wire: { id: 107, title: 'Empty', template: null, data: [], textualdata: '', tags: null },
    as: 'nothing',
    hitPoints: null,
    says: [],
  },
};
