import type { Language } from './language.ts';

export const PORTUGUESE: Language = {
  verbs: {
    born: 'nasceu|veio ao mundo|viu a luz',
    died: 'morreu|faleceu|pereceu|afogou-se|perdeu a vida|encontrou a morte|expirou|tombou(?= [^,;]{0,40}(?:batalha|combate|guerra))',
    married: 'casou-se|se casou|casou|desposou',
    crowned: 'subiu ao trono|ascendeu ao trono|tomou o poder|assumiu o trono',
    abdicated: 'abdicou',
    lived: 'viveu',
    reign: 'reinou|governou|foi (?:rei|rainha|imperador|imperatriz|duque|duquesa)',
    founded: 'foi erguid[oa]',
    destroyed: 'ardeu|caiu em ruínas',
    dissolved: 'dissolveu-se|se dissolveu|desintegrou-se|deixou de existir',
    began: 'começou|iniciou-se|eclodiu|estourou',
    ended: 'terminou|acabou|encerrou-se|chegou ao fim',
    expired: 'expirou|caducou|venceu',
    existed: 'existiu',
    duration: 'durou|prolongou-se',
  },
  participles: {
    born: 'nascid[oa]',
    died: 'mort[oa]|assassinad[oa]|executad[oa]|falecid[oa]|enforcad[oa]|decapitad[oa]|envenenad[oa]',
    crowned: 'coroad[oa]|entronizad[oa]',
    abdicated: 'depost[oa]|derrubad[oa]|destronad[oa]',
    founded: 'fundad[oa]|construíd[oa]|criad[oa]|estabelecid[oa]|erguid[oa]|erigid[oa]',
    destroyed: 'destruíd[oa]|arrasad[oa]|abandonad[oa]|demolid[oa]|incendiad[oa]',
    dissolved: 'dissolvid[oa]|extint[oa]|abolid[oa]',
    written: 'escrit[oa]|redigid[oa]|assinad[oa]|compost[oa]',
    made: 'forjad[oa]|fabricad[oa]',
  },
  aux: 'foi|fora|tinha sido|havia sido|está',
  isFar: false,
  pronouns: 'ele|ela',
  articles: 'o|a|esta|este',
  nouns: [
    'cidade|vila|aldeia|capital|colônia|povoado|vilarejo',
    'fortaleza|castelo|torre|templo|ponte|porto|mosteiro|abadia|cidadela|palácio|biblioteca|catedral|estalagem|mina|academia|moinho|farol|edifício',
    'ordem|guilda|reino|império|liga|igreja|casa|clã|tribo|irmandade|sociedade|organização|aliança|república|conselho|culto|companhia|dinastia|estado|ducado|círculo',
    'guerra|batalha|cerco|conflito|campanha|revolta|rebelião|cruzada|combate',
    'livro|tratado|carta|documento|crônica|pergaminho|lei|édito|diário|obra|acordo|pacto|manuscrito',
    'espada|lâmina|coroa|anel|amuleto|cajado|machado|escudo|cálice|adaga|navio',
  ],
  and: 'e|mas|depois',
  when: 'no (?:ano|inverno|verão|outono) (?:de )?|na primavera de |em |por volta de |desde |a \\b(?=\\d)',
  open: 'em|no|na|nos|nas|a \\d|ao|com|de|do|da|dos|das|por|pelo|pela|durante|sem|após|aos|à|sob|junto|perto|entre|jovem|ali|ainda|já|pouco|sozinh[oa]|como|para|desde',
  subordinate: 'que|quem|quando|onde|cujo|cuja|porque|enquanto|embora|qual',
  rivals:
    '(?:seus?|suas?|dele|dela|o|a|ao|do|da) (?:\\p{Ll}+ )?(?:pai|mãe|irmão|irmã|filho|filha|esposo|esposa|marido|mulher|tio|tia|avô|avó|primo|prima|sobrinho|sobrinha|amigo|amiga|mestre|mestra|rei|rainha|amante|rival|gêmeo|gêmea|neto|neta|sucessor|sucessora|herdeiro|herdeira)|(?:o|a) (?:pai|mãe|irmão|irmã|filho|filha|marido|mulher) (?:dele|dela)|(?:filh[oa]|espos[oa]|irmã|irmão|viúv[oa]|sobrinh[oa]|net[oa]|mãe|pai|discípul[oa]) (?:de|do|da) (?!uma? )|(?:o|a|um|uma|ao|do|da) (?:\\p{Ll}+ )?(?:rei|rainha|duque|duquesa|imperador|imperatriz|conde|condessa|príncipe|princesa|general|bispo|sacerdote|sacerdotisa|capitão)|(?:com|por|e) \\p{Lu}\\p{Ll}+',
  goesOn:
    '(?:\\p{Lu}\\p{Ll}*(?:ou|eu|iu)(?:-se)?|Foi|Teve|Fez|Era|Tinha|Deu|Veio|Esteve|Se \\p{Ll}+(?:ou|eu|iu)|\\p{Lu}\\p{Ll}+[aí]ra?va?)',
  doubt:
    /(?<!\p{L})(?:dizem|diz-se|contam|talvez|supostamente|teria|tivesse|lendas?|rumor\p{L}*|segundo|acredita\p{L}*|afirma\p{L}*|quase|não|nunca|jamais|provavelmente|sonh\p{L}+|se (?:não|el[ea]|fosse|houvesse))(?!\p{L})/iu,
};
