import type { Language } from './language.ts';

export const ITALIAN: Language = {
  verbs: {
    born: 'nacque|venne al mondo|vide la luce',
    died: 'morì|perì|spirò|annegò|si spense|perse la vita|trovò la morte|cadde(?= [^,;]{0,40}(?:battaglia|combattimento|guerra))',
    married: 'sposò|si sposò',
    crowned: 'salì al trono|ascese al trono|prese il potere',
    abdicated: 'abdicò',
    lived: 'visse',
    reign: 'regnò|governò|fu (?:re|regina|imperatore|imperatrice|duca|duchessa)',
    founded: 'sorse',
    destroyed: 'bruciò|cadde in rovina|andò in rovina',
    dissolved: 'si sciolse|si dissolse|cessò di esistere',
    began: 'cominciò|iniziò|scoppiò',
    ended: 'finì|terminò|si concluse',
    expired: 'scadde',
    existed: 'esistette',
    duration: 'durò|infuriò',
  },
  participles: {
    born: 'nat[oa]',
    died: 'mort[oa]|decedut[oa]|uccis[oa]|assassinat[oa]|giustiziat[oa]|impiccat[oa]|decapitat[oa]|avvelenat[oa]|annegat[oa]|cadut[oa](?= [^,;]{0,40}(?:battaglia|combattimento|guerra))',
    crowned: 'incoronat[oa]|intronizzat[oa]',
    abdicated: 'depost[oa]|rovesciat[oa]|detronizzat[oa]',
    founded: 'fondat[oa]|costruit[oa]|erett[oa]|creat[oa]|edificat[oa]|istituit[oa]',
    destroyed: 'distrutt[oa]|ras[oa] al suolo|abbandonat[oa]|demolit[oa]|incendiat[oa]',
    dissolved: 'sciolt[oa]|abolit[oa]',
    written: 'scritt[oa]|redatt[oa]|firmat[oa]|compost[oa]',
    made: 'forgiat[oa]|fabbricat[oa]',
  },
  aux: 'fu|è|venne|era|è stat[oa]|era stat[oa]|fu stat[oa]',
  isFar: false,
  pronouns: 'egli|ella|lui|lei|esso|essa',
  articles: "il|lo|la|l[’']|questa|questo|quest[’']",
  nouns: [
    'città|villaggio|borgo|capitale|colonia|insediamento',
    'fortezza|castello|torre|tempio|ponte|porto|monastero|abbazia|cittadella|palazzo|biblioteca|cattedrale|locanda|miniera|accademia|mulino|faro|edificio',
    'ordine|gilda|regno|impero|lega|chiesa|casata|clan|tribù|confraternita|società|organizzazione|alleanza|repubblica|consiglio|culto|compagnia|dinastia|stato|ducato|circolo',
    'guerra|battaglia|assedio|conflitto|campagna|rivolta|ribellione|crociata|combattimento',
    'libro|trattato|lettera|documento|cronaca|pergamena|legge|editto|diario|opera|accordo|patto|manoscritto',
    'spada|lama|corona|anello|amuleto|bastone|ascia|scudo|calice|pugnale|nave',
  ],
  and: 'e|ed|ma|poi',
  when: "nell[’'](?:anno|inverno|estate|autunno) (?:del )?|nella primavera del |nel(?:l[’'])? ?|verso il |intorno al |il |l[’']anno |dal |attorno al ",
  open: "nel|nello|nella|nell[’']|a|ad|al|alla|in|con|di|del|della|da|dal|per|durante|senza|dopo|presso|sotto|tra|fra|verso|intorno|il \\d|giovane|ancora|già|lì|poco|sol[oa]|pacificamente|come|sul|sulla",
  subordinate: 'che|cui|quando|dove|mentre|perché|poiché|benché|quale',
  rivals:
    "(?:su[oa]|suoi|sue|loro|il|la|lo) (?:\\p{Ll}+ )?(?:padre|madre|fratello|sorella|figlio|figlia|marito|moglie|sposo|sposa|zio|zia|nonno|nonna|cugino|cugina|nipote|amico|amica|maestro|maestra|re|regina|amante|rivale|gemello|gemella|successore|erede)|(?:figli[oa]|mogli[e]|marito|sorella|fratello|vedov[oa]|nipote|madre|padre|alliev[oa]) (?:di|del|della) (?!una? |un[’'])|(?:il|la|un|una|al|del|dal) (?:\\p{Ll}+ )?(?:re|regina|duca|duchessa|imperatore|imperatrice|conte|contessa|principe|principessa|generale|vescovo|sacerdote|sacerdotessa|capitano)|(?:con|da|e) \\p{Lu}\\p{Ll}+",
  goesOn:
    '(?:\\p{Lu}\\p{Ll}*(?:ò|ì)|Fu|Ebbe|Fece|Era|Aveva|Visse|Divenne|Ebbe|Venne|Prese|Si \\p{Ll}+(?:ò|ì)|\\p{Lu}\\p{Ll}+[aei]va)',
  doubt:
    /(?<!\p{L})(?:dicono|si dice|si narra|si racconta|forse|pare|sembra|presunt\p{L}*|sarebbe|avrebbe|fosse|legg?end[ae]|voc[ei]|secondo|cred\p{L}*|sostien\p{L}*|quasi|non|mai|probabilmente|sogn\p{L}+|se|rischiò)(?!\p{L})/iu,
};
