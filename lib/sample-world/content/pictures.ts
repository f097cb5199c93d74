import type { Illustration } from './types.ts';

export const covers: Illustration[] = [
  ['Saint Orla’s Stair', 'stair', 'A stair that climbs a sea cliff to a chapel'],
  ['Ouse Delta', 'delta', 'Reeds and herons in the fog'],
  ['The Glass Shoals', 'glass-shoals', 'Lightning over shards of glass in a green sea'],
  ['The Lantern Inn', 'inn', 'An inn with lit windows, by night'],
  ['Gull Ward', 'ward', 'Red roofs under gulls'],
  ['The Drowned Quarter', 'drowned-quarter', 'Roofs in the tide, and a rowing boat'],
  ['The Heron', 'ship', 'A two-masted ship at sunset'],
  ['Lantern Eel', 'eel', 'An eel that glows under water'],
  ['The First Lamp', 'first-lamp', 'A fire on a tower before mountains'],
  ['The Vigil of Small Boats', 'vigil', 'Small boats with lights on a dark sea'],
  ['The Flood of the Ninth Lamp', 'flood', 'Waves that break over a lamp tower'],
];

export const portraits: Illustration[] = [
  ['Edda Marsh', 'edda', 'An old woman in a gray shawl'],
  ['Captain Isaura Venn', 'isaura', 'A captain in a tricorne'],
  ['Warden Aldous Kerr', 'aldous', 'A bearded man with a golden collar'],
  ['Mother Tansy Roake', 'tansy', 'A red-haired woman'],
  ['Pell the Younger', 'pell', 'A young man with fair curls'],
  ['Brother Ansgar', 'ansgar', 'A monk'],
  ['Sabine Oake', 'sabine', 'A woman in a red coat'],
  ['Ruan Tregarth', 'ruan', 'A man in a hood'],
  ['Zoë Ångström', 'zoe', 'A fair-haired woman in blue'],
  ['Old Harrow', 'harrow', 'An old sailor with a white beard'],
];

export const flags: Illustration[] = [
  ['Lampwright’s Guild', 'lampwrights', 'A lantern over waves'],
  ['Tidewater Exchange', 'exchange', 'A pair of scales'],
  ['Order of the Ebb', 'ebb', 'A bell over the ebb'],
];
