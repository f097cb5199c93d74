import type { Language } from './language.ts';

export const GERMAN: Language = {
  bonds: {
    child: '(?:Sohn|Tochter|Kind|Sprössling) (?:von|des|der) @(?: und (?:von |des |der )?@)?',
    parent: '(?:[Ss]ein|[Ii]hr)e? (?:Vater|Mutter)(?:,| war| ist| hieß) @',
    battle: '(?:(?:in|an|bei|während) (?:der |dem |den |des )?|im |am )%',
    fought: 'fiel|kämpfte|focht|starb|nahm|befehligte|führte|diente|getötet|gefallen|erschlagen|verwundet',
    held: 'gehörte (?:\\p{Ll}+ ){0,2}@|von @ (?:getragen|geführt|besessen|geschwungen)|^@ (?:trug|führte|besaß|schwang|erbte) (?:das \\p{L}+ |den \\p{L}+ |die \\p{L}+ )?#',
  },
  verbs: {
    born: 'kam (?:[^,;]{0,50}? )?(?:zur|auf die) Welt|erblickte (?:[^,;]{0,50}? )?das Licht der Welt',
    died: 'starb|verstarb|ertrank|erlag|verschied|verblutete|erfror|verhungerte|fiel(?= [^,;]{0,60}(?:Schlacht|Kampf|Gefecht|Krieg))|kam (?:[^,;]{0,50}? )?ums Leben|fand (?:[^,;]{0,50}? )?den Tod|verlor (?:[^,;]{0,50}? )?(?:das|sein|ihr) Leben',
    married: 'heiratete|ehelichte|vermählte sich',
    crowned: 'bestieg (?:[^,;]{0,40}? )?den Thron|kam (?:[^,;]{0,40}? )?(?:an die Macht|auf den Thron)',
    abdicated: 'dankte (?:[^,;]{0,40}? )?ab|verlor (?:[^,;]{0,40}? )?den Thron',
    lived: 'lebte',
    reign:
      'regierte|herrschte|war (?:[^,;]{0,20}? )?(?:Vater|Mutter|Bruder|Schwester|Onkel|Tante|König|Königin|Kaiser|Kaiserin|Herzog|Herzogin|Fürst|Fürstin)',
    founded: 'entstand',
    destroyed: 'brannte (?:[^,;]{0,40}? )?nieder|versank|wurde (?:[^,;]{0,40}? )?zur Ruine',
    dissolved: 'zerfiel|zerbrach|löste sich (?:[^,;]{0,40}? )?auf|hörte (?:[^,;]{0,40}? )?auf zu bestehen',
    began: 'begann|brach (?:[^,;]{0,40}? )?aus|entbrannte',
    ended: 'endete|ging (?:[^,;]{0,40}? )?zu Ende',
    expired: 'lief (?:[^,;]{0,40}? )?ab|erlosch|verfiel',
    existed: 'bestand|existierte',
    duration: 'dauerte|währte|tobte',
  },
  participles: {
    born: 'geboren|zur Welt gekommen',
    died: 'gestorben|verstorben|getötet|ermordet|hingerichtet|gefallen|ertrunken|umgekommen|erschlagen|enthauptet|gehängt|erstochen|vergiftet|verschieden',
    buried: 'beigesetzt|begraben|bestattet|beerdigt',
    crowned: 'gekrönt|inthronisiert',
    abdicated: 'abgesetzt|gestürzt|entthront',
    founded: 'gegründet|errichtet|erbaut|gebaut|gestiftet|ins Leben gerufen',
    destroyed: 'zerstört|vernichtet|geschleift|niedergebrannt|verlassen|eingeäschert|abgerissen|aufgegeben',
    dissolved: 'aufgelöst|zerschlagen',
    ended: 'beendet',
    written: 'geschrieben|verfasst|unterzeichnet|aufgesetzt|niedergeschrieben',
    made: 'geschmiedet|hergestellt|gefertigt|geschaffen',
  },
  aux: 'wurde|ist|war|worden|wird',
  isFar: true,
  pronouns: 'er|sie|es',
  articles: 'der|die|das|diese|dieser|dieses',
  nouns: [
    'Stadt|Siedlung|Dorf|Ort|Hafenstadt|Hauptstadt|Kolonie',
    'Festung|Burg|Turm|Tempel|Brücke|Hafen|Kloster|Schloss|Kathedrale|Bibliothek|Gebäude|Anlage|Mine|Akademie|Taverne|Zitadelle|Palast|Mühle|Gasthaus|Leuchtturm',
    'Orden|Gilde|Königreich|Reich|Bund|Kirche|Haus|Clan|Stamm|Bruderschaft|Schwesternschaft|Gesellschaft|Organisation|Allianz|Republik|Rat|Kult|Kompanie|Zunft|Dynastie|Staat|Herzogtum|Imperium|Liga',
    'Krieg|Schlacht|Belagerung|Konflikt|Feldzug|Aufstand|Rebellion|Fehde|Kampf',
    'Buch|Vertrag|Brief|Dokument|Chronik|Schriftrolle|Gesetz|Erlass|Tagebuch|Werk|Abkommen|Pakt|Manuskript|Urkunde',
    'Schwert|Klinge|Krone|Ring|Amulett|Stab|Axt|Schild|Kelch|Dolch|Schiff',
  ],
  and: 'und|aber|doch|dann',
  when: 'im Jahre? (?:des )?|im (?:Frühling|Frühjahr|Sommer|Herbst|Winter)(?: des Jahres)? |um |in |seit |am |anno |gegen |etwa |(?=\\d)',
  open: 'im|in|am|an|auf|bei|mit|durch|als|nach|vor|um|zu|zur|zum|aus|bei|während|unter|von|wegen|ohne|seit|gegen|noch|dort|hier|schließlich|schon|bereits|erneut|kinderlos|jung|alt|friedlich|vollständig',
  subordinate:
    'dass|weil|nachdem|bevor|während|obwohl|wenn|wo|deren|dessen|dem|denen|welche[rsmn]?|dessen|damit',
  rivals:
    '(?:ihr|sein)(?:e[mnrs]?)? (?:\\p{Ll}+ )?(?:Vater|Mutter|Bruder|Schwester|Sohn|Tochter|Kind|Mann|Frau|Gatte|Gattin|Gemahl|Gemahlin|Ehemann|Ehefrau|Onkel|Tante|Großvater|Großmutter|Neffe|Nichte|Freund|Freundin|Lehrer|Lehrerin|Meister|Meisterin|Cousin|Cousine|Kusine|Rivale|Rivalin|Zwilling|Zwillingsbruder|Zwillingsschwester|Nachfolger|Nachfolgerin|Enkel|Enkelin|Verlobter|Geliebter)s?|(?:Vater|Mutter|Bruder|Schwester|Sohn|Tochter|Kind|Frau|Gattin|Gemahlin|Witwe|Nichte|Neffe|Enkel|Enkelin) (?:von|des|der)|(?:ein|eine[mnrs]?|de[rmns]|die) (?:\\p{Ll}+ )?(?:Vater|Mutter|Bruder|Schwester|Onkel|Tante|König|Königin|Kaiser|Kaiserin|Herzog|Herzogin|Prinz|Prinzessin|Graf|Gräfin|Priester|Priesterin|Hauptmann|General|Herrn?|Herren)(?:s|en)?',
  doubt:
    /(?<!\p{L})(?:man sagt|angeblich(?:en?)?|vermutlich|wohl|vielleicht|möglicherweise|soll|sollen|sei|seien|wäre|hätte|würde|Legenden?|Gerüchte?n?|Sagen?|heißt es|behaupte\p{L}*|glaub\p{L}*|beinahe|fast|nicht|nie|niemals|kein\p{L}*|laut|träum\p{L}*|umstritten|wenn|falls|ob|könnte|dürfte)(?!\p{L})/iu,
};
