import type { Language } from './language.ts';

export const SPANISH: Language = {
  verbs: {
    born: 'nació|vino al mundo|vio la luz',
    died: 'murió|falleció|pereció|se ahogó|perdió la vida|halló la muerte|encontró la muerte|expiró|cayó(?= [^,;]{0,40}(?:batalla|combate|guerra))',
    married: 'se casó|contrajo matrimonio|desposó a',
    crowned: 'subió al trono|ascendió al trono|tomó el poder',
    abdicated: 'abdicó',
    lived: 'vivió',
    reign: 'reinó|gobernó|fue (?:rey|reina|emperador|emperatriz|duque|duquesa)',
    founded: 'se fundó|fundó',
    destroyed: 'ardió|quedó en ruinas',
    dissolved: 'se disolvió|se desintegró|dejó de existir',
    began: 'comenzó|empezó|estalló',
    ended: 'terminó|acabó|concluyó|finalizó',
    expired: 'caducó|expiró|venció',
    existed: 'existió',
    duration: 'duró|se prolongó',
  },
  participles: {
    born: 'nacid[oa]',
    died: 'muert[oa]|asesinad[oa]|ejecutad[oa]|fallecid[oa]|ahorcad[oa]|decapitad[oa]|envenenad[oa]|ahogad[oa]',
    crowned: 'coronad[oa]|entronizad[oa]',
    abdicated: 'depuest[oa]|derrocad[oa]|destronad[oa]',
    founded: 'fundad[oa]|construid[oa]|cread[oa]|establecid[oa]|erigid[oa]|levantad[oa]',
    destroyed: 'destruid[oa]|arrasad[oa]|abandonad[oa]|demolid[oa]|incendiad[oa]',
    dissolved: 'disuelt[oa]|abolid[oa]',
    written: 'escrit[oa]|redactad[oa]|firmad[oa]|compuest[oa]',
    made: 'forjad[oa]|fabricad[oa]',
  },
  aux: 'fue|ha sido|había sido|está',
  isFar: false,
  pronouns: 'él|ella|ello',
  articles: 'el|la|esta|este',
  nouns: [
    'ciudad|villa|pueblo|aldea|capital|colonia|asentamiento',
    'fortaleza|castillo|torre|templo|puente|puerto|monasterio|abadía|ciudadela|palacio|biblioteca|catedral|posada|mina|academia|molino|faro|edificio',
    'orden|gremio|reino|imperio|liga|iglesia|casa|clan|tribu|hermandad|sociedad|organización|alianza|república|consejo|culto|compañía|dinastía|estado|ducado|círculo',
    'guerra|batalla|asedio|conflicto|campaña|revuelta|rebelión|cruzada|combate',
    'libro|tratado|carta|documento|crónica|pergamino|ley|edicto|diario|obra|acuerdo|pacto|manuscrito',
    'espada|hoja|corona|anillo|amuleto|bastón|hacha|escudo|cáliz|daga|barco',
  ],
  and: 'y|e|pero|luego',
  when: 'en el (?:año|invierno|verano|otoño) (?:de )?|en la primavera de |en |hacia |el |desde |alrededor de ',
  open: 'en|a|al|con|de|del|por|durante|sin|tras|hacia|el \\d|cerca|bajo|junto|ante|entre|joven|allí|aún|ya|poco|sol[oa]|pacíficamente|como|para|desde',
  subordinate: 'que|quien|cuando|donde|cuyo|cuya|porque|mientras|aunque|cual',
  rivals:
    '(?:sus?|el|la|al|del) (?:\\p{Ll}+ )?(?:padre|madre|hermano|hermana|hijo|hija|esposo|esposa|marido|mujer|tío|tía|abuelo|abuela|primo|prima|sobrino|sobrina|amigo|amiga|maestro|maestra|rey|reina|amante|rival|gemelo|gemela|nieto|nieta|sucesor|sucesora|heredero|heredera)|(?:hij[oa]|espos[oa]|herman[oa]|viuda|viudo|sobrin[oa]|niet[oa]|madre|padre|discípul[oa]) (?:de|del) (?!una? )|(?:el|la|un|una|al|del) (?:\\p{Ll}+ )?(?:rey|reina|duque|duquesa|emperador|emperatriz|conde|condesa|príncipe|princesa|general|obispo|sacerdote|sacerdotisa|capitán)|(?:con|por|y|e) \\p{Lu}\\p{Ll}+',
  goesOn:
    '(?:\\p{Lu}\\p{Ll}*(?:ó|ió)|Fue|Tuvo|Hizo|Era|Tenía|Vivía|Fue|Dio|Supo|Quiso|Estuvo|Se \\p{Ll}+ó|\\p{Lu}\\p{Ll}+ía)',
  doubt:
    /(?<!\p{L})(?:dicen|se dice|cuentan|quizás?|tal vez|supuestamente|habría|hubiera|hubiese|leyendas?|rumor\p{L}*|según|cree\p{L}*|afirma\p{L}*|casi|no|nunca|jamás|probablemente|soñ\p{L}+|si|presunt\p{L}+)(?!\p{L})/iu,
};
