import type { LanguageGrammar } from '../../../../shared/ask/grammar.ts'

const inLanguage = (adjective: string, language: string): string =>
  `(?:(?:guidat|parlat)[aoei] |(?:guida|gruppo|coordinator[ei]|coordinatrice) )?in ${language}|(?:che )?parl(?:a|i|ano|ino|ando) ${language}|(?:gruppo|guida|coordinator[ei]|coordinatrice|lingua|compagni) ${adjective}|con (?:gli |altri )?${adjective}`

/** Words of Italian that have a meaning on their own, and common words that have none. */
export const itWords: Pick<
  LanguageGrammar,
  'groupLanguages' | 'words' | 'occasions' | 'unsupported' | 'idle' | 'places' | 'spelling' | 'common'
> = {
  groupLanguages: {
    it: inLanguage('italian[aoei]', 'italiano'),
    en: inLanguage('ingles[ei]', 'inglese'),
    es: inLanguage('spagnol[aoei]', 'spagnolo'),
    fr: inLanguage('frances[ei]', 'francese'),
    de: inLanguage('tedesc(?:[aoi]|h[ei])', 'tedesco'),
  },
  words: {
    notFar:
      '(?:senza|niente|no|non|evitare|evitando) (?:(?:troppi|un volo|fare|voglio|di) ){0,3}(?:voli (?:troppo )?lunghi|voli intercontinentali|voli infiniti|volare (?:troppo|tanto|molto)|ore di volo|lunghi|lungo raggio|jet lag)|non (?:troppo|tanto|molto) (?:lontan[oaie]|distant[ei])|non lontan[oaie]|(?:poche|massimo|al massimo|max) (?:\\d )?ore di (?:volo|aereo)|(?:volo|voli) non (?:troppo )?lungh[io]|(?:volo|voli) (?:di |da )?(?:massimo|al massimo|max|meno di|non piu di) (?:\\d|due|tre|quattro|cinque) ore(?: di (?:volo|aereo))?',
    near: '(?:volo|voli) (?:breve|brevi|corto|corti)|corto raggio|qui vicino|vicin[oa] (?:a|al|alla|all|ai|alle) <p[^>]*>|vicin[oaie]|dietro l angolo|fuori porta vicino|poche ore di (?:volo|aereo)',
    mediumHaul: 'medio raggio',
    far: 'lontan[oaie]|lontanissim[oaie]|lungo raggio|(?:dall )?altra parte del mondo|altro capo del mondo|intercontinentale|oltreoceano|voli lunghi',
    shortTrip:
      '(?:viaggio|viaggetto|vacanza|fuga|giro|viaggi) (?:breve|corto|corta|brevi|corti)|toccata e fuga|mini ?viaggio|minivacanza',
    longTrip: '(?:viaggio|vacanza|giro|viaggi) (?:lungo|lunga|lunghi)|viaggione',
    discountFirst: '(?:lo )?sconto (?:piu alto|maggiore|migliore)|piu scontat[oi]|maggiore sconto',
    longestFirst: '(?:il )?(?:viaggio )?piu lungo|(?:i )?piu lunghi',
    shortestFirst: '(?:il )?(?:viaggio )?piu (?:breve|corto)|(?:i )?piu brevi',
    cheapestFirst:
      '(?:piu |molto |super |abbastanza )?(?:economic[oahie]+|low cost|lowcost|a buon mercato|cheap)|(?:spendere|spendendo|spendiamo|spendo) (?:il )?(?:poco|pochissimo|meno possibile|meno(?! di))|(?:costi|costa|costano|costino) (?:poco|meno(?! di))|(?:non|nn) (?:troppo |tanto |molto )?(?:caro|cara|cari|costoso|costosa)|(?:meno|men) (?:caro|cari|costoso|costosi|cara|care)|prezzi bassi|prezzo (?:basso|piu basso|migliore)|pochi soldi|poca spesa|(?:non|senza) (?:costi|costa|spendere) un occhio(?: della testa)?|spend(?:ere|endo) il giusto|spesa (?:bassa|minima|contenuta)|budget (?:basso|ridotto|limitato|piccolo)',
    almostConfirmed: '(?:partenz[ae] )?(?:gia )?quasi confermat[aeio]',
    confirmed:
      '(?:partenz[ae] |viagg[io]+ |date |tour )?(?:gia |sicuramente )?(?:confermat[aeio]|(?<!singola )(?<!camera )garantit[aeio])|partenz[ae] sicur[ae]|che parte di sicuro|si parte di sicuro',
    almostFull:
      '(?:gli )?ultimi posti(?: disponibili| liberi| rimasti)?|ultimissimi posti|quasi pien[oi]|quasi al completo',
    discounted:
      '(?:in )?(?:offerta|offerte|sconto|sconti|promo|promozione|promozioni|saldo|saldi)|scontat[oaie]|ribassat[oi]|in promo',
    ownRoom:
      '(?:in )?(?:camera|stanza) (?:tutta )?(?:singola|privata|da sol[oa]|per me|mia|tutta per me|solo mia)(?: garantita)?|singola garantita|(?:in )?singola|(?:non (?:voglio |vorrei |devo |dover )?)(?:condividere|dividere) (?:la |una )?(?:camera|stanza)|senza (?:condividere|dividere) (?:la |una )?(?:camera|stanza)|dormire da sol[oa]',
    firstTrip:
      '(?:(?:e|sarebbe) (?:il |la )?)?(?:mi[oa] |nostr[oa] )?(?:primo viaggio|prima volta|prima esperienza|mai (?:stat[oa]|viaggiato|andat[oa]) )(?: ?(?:di|in|con|che viaggio in|che viaggio con|da sol[oa] in) ?(?:un )?grupp[oi]| insieme a sconosciuti| con voi)?|mai (?:viaggiato|fatto un viaggio) (?:in|di) gruppo',
    popular:
      '(?:viagg[io]+ |mete )?(?:piu |i piu |le piu )(?:amat[ie]|popolari|venduti|richiest[ie]|gettonat[ie]|prenotat[ie]|famos[ie]|belli)|bestseller|best seller|di moda|di tendenza|gettonatissim[oi]',
    newTrips:
      'novita|nuov[ei] (?:viaggi|mete|destinazioni|itinerari)|mete nuove|viaggi nuovi|appena usciti|nuova destinazione',
    slow: 'slow|(?:viaggio |viaggiare )?lento|lentamente|senza (?:correre|fretta|stress)|con calma|ritmi lenti|ritmo lento|tranquill[oa]|tranquill[ie]|rilassat[oaie]|facil[ei]|(?:non|poco|niente di)(?: \\p{L}+){0,2} (?:faticos[oaie]|impegnativ[oaie]|stancant[ei]|difficil[ei]|dur[oaie])|poco (?:faticos[oaie]|impegnativ[oaie]|stancant[ei]|difficil[ei])',
    expedition: 'spedizion[ei]|da esploratori|expedition',
    express: 'express|veloce|velocissimo|lampo',
    classic: '(?:viaggio |tour |itinerario |giro )?classic[oi]',
    young: 'giovani|giovane|ragazzi giovani|trentenn[ei]|ventenn[ei]|millennial|universitari',
    middleAged: 'quarantenn[ei]|over (?:35|40)',
    allAges: 'tutte le eta|eta miste?',
    sailing:
      'barca(?: a vela)?|barche|vela|velier[oi]|catamaran[oi]|caicc[oi]|navigare|navigazione|skipper|sailing|in mare aperto',
    beach:
      'mare|spiagg[iea]+|spiaggett[ae]|snorkeling|snorkelling|immersion[ei]|diving|surf|surfare|kitesurf|tuff[oi]|bagn[oi]|barriera corallina|balneare|abbronzar[ms]i|prendere il sole|tintarella|lagune|atolli?',
    trekking:
      'trekking|trek|hiking|camminat[ae]|camminare|cammin[oi]|escursion[ei]|escursionismo|montagn[ae]|sentier[oi]|rifug[io]+|a piedi|passeggiate in quota|alta via',
    safari:
      'safari|leon[ei]|gorilla|elefant[ei]|big five|animali(?: selvatici| selvaggi| della savana)?|savana|giraffe|fauna|orsi polari|game drive',
    snow: 'neve|sci|sciare|sciata|(?<=settimana |settimane )bianc(?:a|he)|slitt[ae]|husky|ciaspol[ae]|ciaspolat[ae]|snowboard|motoslitt[ae]|igloo|ghiaccio e neve',
    roadTrip:
      'on the road|ontheroad|road ?trip|roadtrip|(?:in|con (?:la|una|il|un)|noleggiando (?:la|una|il|un)) (?:macchina|auto|jeep|camper|moto|van|furgone)|van|camper|coast to coast|fuoristrada|4x4|macchina a noleggio',
    adventure:
      'avventur[ae]|avventuros[oaie]|adrenalina|adrenalinico|rafting|kayak|canyoning|parapendio|arrampicata|zipline|bungee',
    discovery: 'scopert[ae]|esplorare|esplorazione|rovine(?: maya| inca| romane)?|sit[oi] archeologic[oi]|templi maya',
    city: 'citta(?: d arte)?|metropoli|grattacieli|capital[ei]|city ?break|urban[oa]',
    nature: 'natura|naturalistic[oi]|paesaggi naturali|foreste?|giungla|parchi naturali|wild|verde',
    relax:
      'relax|rilassar[ms]i|rilassante|riposo|riposar[ms]i|spa|terme|staccare la spina|dolce far niente|oziare|benessere',
    history: 'storia|storic[oiha]+|archeologia|archeologic[oi]|antic[oiha]+|civilta',
    culture: 'cultur[ae]|cultural[ei]|muse[oi]|arte|artistic[oi]|architettura|monumenti|tradizioni',
    party:
      'fest[ae]|festa|party|vita notturna|movida|ballare|discotec[ahe]+|divertimento|divertirsi|divertirmi|fare serata|serate|nightlife|locali notturni|far casino|cocktail',
  },
  occasions: {
    coolness:
      '(?:al )?fresco|(?:clima|temperature) mit[ei]|(?:senza|non|niente|evitare|evitando|scappare|fuggire|odio)(?: (?:il|dal|di|troppo|tanto|molto|fa|faccia|sia|soffro|sopporto|soffrire|patire))* cald[oa]',
    warmth:
      '(?:(?:l )?acqua (?:sia |e )?)?cald[oaie]|sole(?=(?: \\p{L}+){0,4} (?:inverno|dicembre|gennaio|febbraio) )|(?:al|un po di) sole|(?:senza|non|niente|evitare|scappare|fuggire|odio)(?: (?:il|dal|di|troppo|tanto|molto|fa|faccia|sia|soffro|sopporto|soffrire|patire))* freddo',
    cherryBlossom: '(?:fioritura (?:dei |di )?)?ciliegi(?: (?:in fiore|fioriti|giapponesi))?|hanami|sakura',
    northernLights: 'aurora(?: boreale)?|aurore(?: boreali)?|luci del nord',
  },
  unsupported:
    '(?:senza|niente|no|non|evitando|evitare)(?: \\p{L}+){0,2} (?:aere[oi]|vol[oi]|volare)|in treno|luna di miele|viaggi?o? di nozze',
  idle: 'facil[ei] da raggiungere|senza limiti(?: di (?:prezzo|budget|spesa))?|senza glutine|in festa|(?:in|con la) famiglia|mercatini di natale|mal d africa|cibo di strada|notte di san lorenzo|nessuna fretta|vicino (?:a|al|alla|alle|agli|all) (?:mare|spiaggia|citta)',
  places: {
    usa: 'stati uniti|america',
    gbr: 'inghilterra|gran bretagna|scozia|galles|londra|edimburgo|irlanda del nord|cornovaglia',
    nld: 'olanda',
    mmr: 'birmania',
    sjm: 'spitsbergen',
    cze: 'repubblica ceca|praga',
    are: 'emirati|emirati arabi',
    bih: 'bosnia',
    fro: 'isole faroe|isole far oer',
    jor: 'giordania|mar morto',
    kor: 'seul|corea',
    idn: 'giava',
    tha: 'tailandia',
    ind: 'india del sud|nuova delhi',
    uzb: 'samarcanda',
    centralAsia: 'asia centrale',
    eastAsia: 'asia orientale|asia dell est|est asiatico',
    southAsia: 'asia meridionale|asia del sud',
    caucasus: 'caucaso',
    southEastAsia: 'sud est asiatico|sudest asiatico|asia del sud est',
    asia: 'asiatico|asiatica|asiatiche|oriente|estremo oriente',
    middleEast: 'medio oriente',
    tur: 'cappadocia',
    chn: 'pechino',
    mdv: 'maldive',
    prt: 'lisbona|azzorre|a porto',
    esp: 'canarie|isole canarie|andalusia|siviglia|barcellona|maiorca|minorca',
    fra: 'parigi|provenza|corsica|costa azzurra|normandia|bretagna|loira|alsazia|nizza|marsiglia|lione',
    deu: 'berlino|baviera|foresta nera|monaco di baviera|amburgo',
    aut: 'vienna|tirolo|salisburgo',
    pol: 'cracovia|varsavia',
    rou: 'transilvania',
    grc: 'creta|atene|cicladi|isole greche|corfu|rodi|peloponneso|salonicco',
    ita: 'sicilia|eolie|sardegna|dolomiti|toscana|umbria|puglia|costiera amalfitana',
    hrv: 'dalmazia|istria|zagabria|spalato',
    fin: 'lapponia',
    nor: 'isole lofoten|capo nord',
    scandinavia: 'scandinavia',
    baltics: 'repubbliche baltiche|paesi baltici|baltici',
    balkans: 'balcani',
    mkd: 'macedonia',
    europe: 'europeo|europea|europee|europei',
    ken: 'kenia',
    tza: 'kilimangiaro',
    zaf: 'citta del capo|sud africa',
    mar: 'marocco',
    egy: 'cairo|mar rosso|nilo',
    cpv: 'capo verde',
    reu: 'isola della reunion',
    stp: 'sao tome',
    africa: 'africano|africana',
    northAfrica: 'nord africa|nordafrica',
    arg: 'terra del fuoco|iguazu',
    chl: 'isola di pasqua',
    amazon: 'amazzonia',
    mex: 'citta del messico',
    cub: 'avana|l avana',
    glp: 'guadalupa',
    mtq: 'martinica',
    america: 'caraibi|caraibico|centro america|centroamerica|america centrale',
    latinAmerica: 'america latina',
    'south-america': 'sudamerica|sud america|america del sud',
    'north-america': 'nordamerica|nord america|america del nord',
    can: 'rocciose',
    pyf: 'polinesia',
    southPacific: 'pacifico del sud|sud pacifico|mari del sud',
    aus: 'tasmania',
    antarctica: 'antartico|polo sud',
    svn: 'lubiana',
    swe: 'stoccolma',
    dnk: 'copenaghen',
    irl: 'dublino',
    bel: 'bruxelles',
    che: 'ginevra|zurigo',
    srb: 'belgrado',
    lva: 'a riga',
    omn: 'mascate',
    npl: 'katmandu',
    'zwe zmb': 'vittoria falls|cascate vittoria',
  },
  spelling:
    'italiano inglese spagnolo francese tedesco trekking safari spiaggia spiagge montagna economico economica settimana settimane giorni capodanno natale pasqua ferragosto ognissanti immacolata avventura crociera weekend massimo budget offerta confermata aurora boreale relax',
  common:
    'eta vorremmo lunedi martedi mercoledi giovedi venerdi sabato domenica domeniche avanza avanzano allergia allergie titolo titoli principale arrivano arrivare maggiore maggiori esatte esatto chiunque aprire quest quell cosa quale quali dove quando quanto quanta come perche anche ancora sempre molto molta tanto tanta tutto tutta tutti tutte qualche qualcosa qualcuno nulla viaggio viaggi viaggiare viaggetto vacanza vacanze ferie partire partenza partenze parto parti partiamo andare vado andiamo venire vedere visitare fare trovare cerco cerca cerchiamo cercare vorrei voglio vogliamo volevo piacerebbe piace piacciono consigliate consigliatemi consiglio consigli proponete proposte avete posso possiamo posto posti bello bella belli belle carino carina fantastico gruppo gruppi persone persona amici amiche amica amico compagna compagno ragazza ragazzo ragazzi marito moglie figlia figlio figli coppia single donne donna uomo solo sola insieme siamo sono abbiamo essere avrei buongiorno salve ciao grazie favore prego caldo freddo sole volo voli aereo euro budget prezzo prezzi spesa spendere durata periodo meta mete mese mesi anno anni giorno giorni notte notti settimana settimane tipo modo idea idee mondo casa parte mezzo primo prima seconda secondo ultimo ultima nuovo nuova grande piccolo lungo breve mio mia miei mie tuo nostra nostro questo questa quello quella altro altra altri per con senza tra fra dal del della dello degli delle nel nella sul sulla che chi non piu meno poi ora oggi domani subito gia pero oppure esperienza tour giro itinerario porta portatemi mostrami mostra mostrare mostrateci fammi dammi dimmi suggeriscimi organizzate organizzato disponibili disponibilita vacanza fine inizio dopo ogni ovunque corsa marta mario paola parco piano piatto amore costo testa porto punto presto marte paese paesi miele sogno sognando dolce gente diverso solito coetanei preferirei preferibilmente compresi incluso inclusi durante qualsiasi compreso compresa disponibile torno tornare torniamo totale davvero proprio solamente compleanno qual poco poca pochi poche molti molte troppi troppe alcuni alcune stesso stessa suo sua suoi sue vostro vostra loro noi voi lui lei cui ecco fate fanno faccio facciamo dire sapete potete potrei potremmo potrebbe dobbiamo dovrei hai abbia avevo avremmo sia siete sarebbe era stato stata quindi allora invece mentre visto verso quasi forse magari possibilmente eventualmente soprattutto assolutamente finalmente meglio bene buon buono buona giusto giusta ideale adatto adatta adatti perfetto perfetta ama amo amiamo amano adoro adoriamo interessa sapreste suggerite suggerisci suggerimenti costa costano quanti quante sorella sorelle fratello fratelli mamma madre padre genitori cugina cugino cugini cugine fidanzato fidanzata collega colleghi colleghe coinquilina coinquilino coinquilini compagnia comitiva ragazze conoscere prendere passare trascorrere spendendo stare voglia migliore migliori bel bei bell bisogno bagno sull boh fai puo fuori comunque vuole sorprendetemi stupitemi liberi rimasta rimangono sto cercando consigliereste viaggiato quelli quelle festeggiare indimenticabile',
}
