import type { Grammar } from '../../../../shared/ask/grammar.ts'

const far = { costCenters: ['LONG_HAUL'] }
const near = { costCenters: ['SHORT_HAUL'] }
const notFar = { costCenters: ['SHORT_HAUL', 'MEDIUM_HAUL'] }
const style = (code: string) => ({ travelStyles: [code] })

/** What words say on their own in Italian, and those that only look like something. */
export const itWords: Pick<Grammar, 'words' | 'idle' | 'spelling' | 'common'> = {
  words: [
    // How far.
    [
      '(?:senza|niente|no|non|evitare|evitando) (?:(?:troppi|un volo|fare|voglio|di) ){0,3}(?:voli (?:troppo )?lunghi|voli intercontinentali|voli infiniti|volare (?:troppo|tanto|molto)|ore di volo|lunghi|lungo raggio|jet lag)',
      notFar,
    ],
    [
      'non (?:troppo|tanto|molto) (?:lontan[oaie]|distant[ei])|non lontan[oaie]|(?:poche|massimo|al massimo|max) (?:\\d )?ore di (?:volo|aereo)|(?:volo|voli) non (?:troppo )?lungh[io]|(?:volo|voli) (?:di |da )?(?:massimo|al massimo|max|meno di|non piu di) (?:\\d|due|tre|quattro|cinque) ore(?: di (?:volo|aereo))?',
      notFar,
    ],
    [
      '(?:volo|voli) (?:breve|brevi|corto|corti)|corto raggio|qui vicino|vicin[oa] (?:a|al|alla|all|ai|alle) <p[^>]*>|vicin[oaie]|dietro l angolo|fuori porta vicino|poche ore di (?:volo|aereo)',
      near,
    ],
    ['medio raggio', { costCenters: ['MEDIUM_HAUL'] }],
    [
      'lontan[oaie]|lontanissim[oaie]|lungo raggio|(?:dall )?altra parte del mondo|altro capo del mondo|intercontinentale|oltreoceano|voli lunghi',
      far,
    ],
    // Length in a word.
    [
      '(?:viaggio|viaggetto|vacanza|fuga|giro|viaggi) (?:breve|corto|corta|brevi|corti)|toccata e fuga|mini ?viaggio|minivacanza',
      { durations: 'MAX_6' },
    ],
    ['(?:viaggio|vacanza|giro|viaggi) (?:lungo|lunga|lunghi)|viaggione', { durations: 'OVER_10' }],
    // Order.
    ['(?:lo )?sconto (?:piu alto|maggiore|migliore)|piu scontat[oi]|maggiore sconto', { sort: 'discount:desc' }],
    ['(?:il )?(?:viaggio )?piu lungo|(?:i )?piu lunghi', { sort: 'duration:desc' }],
    ['(?:il )?(?:viaggio )?piu (?:breve|corto)|(?:i )?piu brevi', { sort: 'duration:asc' }],
    [
      '(?:piu |molto |super |abbastanza )?(?:economic[oahie]+|low cost|lowcost|a buon mercato|cheap)|(?:spendere|spendendo|spendiamo|spendo) (?:il )?(?:poco|pochissimo|meno possibile|meno(?! di))|(?:costi|costa|costano|costino) (?:poco|meno(?! di))|(?:non|nn) (?:troppo |tanto |molto )?(?:caro|cara|cari|costoso|costosa)|(?:meno|men) (?:caro|cari|costoso|costosi|cara|care)|prezzi bassi|prezzo (?:basso|piu basso|migliore)|pochi soldi|poca spesa|spesa (?:bassa|minima|contenuta)|budget (?:basso|ridotto|limitato|piccolo)',
      { sort: 'price:asc' },
    ],
    // Departures.
    ['(?:partenz[ae] )?(?:gia )?quasi confermat[aeio]', { status: ['ALMOST_CONFIRMED'] }],
    [
      '(?:partenz[ae] |viagg[io]+ |date |tour )?(?:gia |sicuramente )?(?:confermat[aeio]|(?<!singola )(?<!camera )garantit[aeio])|partenz[ae] sicur[ae]|che parte di sicuro|si parte di sicuro',
      { status: ['CONFIRMED', 'ALMOST_FULL'] },
    ],
    [
      '(?:gli )?ultimi posti(?: disponibili| liberi| rimasti)?|ultimissimi posti|quasi pien[oi]|quasi al completo',
      { status: ['ALMOST_FULL'] },
    ],
    [
      '(?:in )?(?:offerta|offerte|sconto|sconti|promo|promozione|promozioni|saldo|saldi)|scontat[oaie]|ribassat[oi]|in promo',
      { discounted: true },
    ],
    [
      '(?:in )?(?:camera|stanza) (?:tutta )?(?:singola|privata|da sol[oa]|per me|mia|tutta per me|solo mia)(?: garantita)?|singola garantita|(?:in )?singola|(?:non (?:voglio |vorrei |devo |dover )?)(?:condividere|dividere) (?:la |una )?(?:camera|stanza)|senza (?:condividere|dividere) (?:la |una )?(?:camera|stanza)|dormire da sol[oa]',
      { isNoSharingRoomAvailable: true },
    ],
    // Our selections.
    [
      '(?:(?:e|sarebbe) (?:il |la )?)?(?:mi[oa] |nostr[oa] )?(?:primo viaggio|prima volta|prima esperienza|mai (?:stat[oa]|viaggiato|andat[oa]) )(?: ?(?:di|in|con|che viaggio in|che viaggio con|da sol[oa] in) ?(?:un )?grupp[oi]| insieme a sconosciuti| con voi)?|mai (?:viaggiato|fatto un viaggio) (?:in|di) gruppo|principiant[ei]',
      { badgeId: ['SAFE'] },
    ],
    [
      '(?:viagg[io]+ |mete )?(?:piu |i piu |le piu )(?:amat[ie]|popolari|venduti|richiest[ie]|gettonat[ie]|prenotat[ie]|famos[ie]|belli)|bestseller|best seller|di moda|di tendenza|gettonatissim[oi]',
      { badgeId: ['HOT'] },
    ],
    [
      'novita|nuov[ei] (?:viaggi|mete|destinazioni|itinerari)|mete nuove|viaggi nuovi|appena usciti|nuova destinazione',
      { badgeId: ['NEW'] },
    ],
    // Types.
    [
      'slow|(?:viaggio |viaggiare )?lento|lentamente|senza (?:correre|fretta|stress)|con calma|ritmi lenti|ritmo lento|tranquill[oa]',
      { travelTypes: ['SLOW'] },
    ],
    ['spedizion[ei]|da esploratori|expedition', { travelTypes: ['EXPEDITION'] }],
    ['express|veloce|velocissimo|lampo', { travelTypes: ['EXPRESS'] }],
    ['(?:viaggio |tour |itinerario |giro )?classic[oi]', { travelTypes: ['CLASSIC'] }],
    // Company.
    ['giovani|giovane|ragazzi giovani|trentenn[ei]|ventenn[ei]|millennial|universitari', { ageBadge: '25-35' }],
    ['quarantenn[ei]|over (?:35|40)', { ageBadge: '35-49' }],
    ['tutte le eta|eta miste?', { ageBadge: 'ALL' }],
    // Styles.
    [
      'barca(?: a vela)?|barche|vela|velier[oi]|catamaran[oi]|caicc[oi]|navigare|navigazione|skipper|sailing|in mare aperto',
      style('SAILING'),
    ],
    [
      'mare|spiagg[iea]+|spiaggett[ae]|snorkeling|snorkelling|immersion[ei]|diving|surf|kitesurf|tuff[oi]|bagn[oi]|barriera corallina|balneare|abbronzar[ms]i|prendere il sole|tintarella|lagune|atolli?',
      style('BEACH'),
    ],
    [
      'trekking|trek|hiking|camminat[ae]|camminare|cammin[oi]|escursion[ei]|escursionismo|montagn[ae]|sentier[oi]|rifug[io]+|a piedi|passeggiate in quota|alta via',
      style('TREKKING'),
    ],
    [
      'safari|leon[ei]|gorilla|elefant[ei]|big five|animali(?: selvatici| selvaggi| della savana)?|savana|giraffe|fauna|orsi polari|game drive',
      style('SAFARI'),
    ],
    [
      'neve|sci|sciare|sciata|(?<=settimana |settimane )bianc(?:a|he)|aurora(?: boreale)?|aurore boreali|slitt[ae]|husky|ciaspol[ae]|ciaspolat[ae]|snowboard|motoslitt[ae]|igloo|ghiaccio e neve',
      style('SNOW'),
    ],
    [
      'on the road|ontheroad|road ?trip|roadtrip|(?:in|con (?:la|una|il|un)|noleggiando (?:la|una|il|un)) (?:macchina|auto|jeep|camper|moto|van|furgone)|van|camper|coast to coast|fuoristrada|4x4|macchina a noleggio',
      style('ROAD_TRIP'),
    ],
    [
      'avventur[ae]|avventuros[oaie]|adrenalina|adrenalinico|rafting|kayak|canyoning|parapendio|arrampicata|zipline|bungee',
      style('ADVENTURE'),
    ],
    [
      'scopert[ae]|esplorare|esplorazione|rovine(?: maya| inca| romane)?|sit[oi] archeologic[oi]|templi maya',
      style('DISCOVERY'),
    ],
    ['citta(?: d arte)?|metropoli|grattacieli|capital[ei]|city ?break|urban[oa]', style('CITY')],
    // Moods.
    ['natura|naturalistic[oi]|paesaggi naturali|foreste?|giungla|parchi naturali|wild|verde', { mood: 'NATURE' }],
    [
      'relax|rilassar[ms]i|rilassante|riposo|riposar[ms]i|spa|terme|staccare la spina|dolce far niente|oziare|benessere',
      { mood: 'RELAX' },
    ],
    ['storia|storic[oiha]+|archeologia|archeologic[oi]|antic[oiha]+|civilta', { mood: 'HISTORY' }],
    ['cultur[ae]|cultural[ei]|muse[oi]|arte|artistic[oi]|architettura|monumenti|tradizioni', { mood: 'CULTURE' }],
    [
      'fest[ae]|festa|party|vita notturna|movida|ballare|discotec[ahe]+|divertimento|divertirsi|divertirmi|fare serata|serate|nightlife|locali notturni|far casino|cocktail',
      { mood: 'PARTY' },
    ],
  ],
  idle: [
    'luna di miele',
    'senza limiti(?: di (?:prezzo|budget|spesa))?',
    'senza glutine',
    'in festa',
    '(?:in|con la) famiglia',
    'mercatini di natale',
    'mal d africa',
    'cibo di strada',
    'notte di san lorenzo',
    'nessuna fretta',
    'vicino (?:a|al|alla|alle|agli|all) (?:mare|spiaggia|citta)',
  ],
  spelling: [
    'trekking',
    'safari',
    'spiaggia',
    'spiagge',
    'montagna',
    'economico',
    'economica',
    'settimana',
    'settimane',
    'giorni',
    'capodanno',
    'natale',
    'pasqua',
    'ferragosto',
    'ognissanti',
    'immacolata',
    'avventura',
    'crociera',
    'weekend',
    'massimo',
    'budget',
    'offerta',
    'confermata',
    'aurora',
    'boreale',
    'relax',
  ],
  common:
    'vorremmo lunedi martedi mercoledi giovedi venerdi sabato domenica domeniche avanza avanzano allergia allergie titolo titoli principale arrivano arrivare maggiore maggiori esatte esatto chiunque aprire quest quell cosa quale quali dove quando quanto quanta come perche anche ancora sempre molto molta tanto tanta tutto tutta tutti tutte qualche qualcosa qualcuno nulla viaggio viaggi viaggiare viaggetto vacanza vacanze ferie partire partenza partenze parto parti partiamo andare vado andiamo venire vedere visitare fare trovare cerco cerca cerchiamo cercare vorrei voglio vogliamo volevo piacerebbe piace piacciono consigliate consigliatemi consiglio consigli proponete proposte avete posso possiamo posto posti bello bella belli belle carino carina fantastico gruppo gruppi persone persona amici amiche amica amico compagna compagno ragazza ragazzo ragazzi marito moglie figlia figlio figli coppia single donne donna uomo solo sola insieme siamo sono abbiamo essere avrei buongiorno salve ciao grazie favore prego caldo freddo sole volo voli aereo euro budget prezzo prezzi spesa spendere durata periodo meta mete mese mesi anno anni giorno giorni notte notti settimana settimane tipo modo idea idee mondo casa parte mezzo primo prima seconda secondo ultimo ultima nuovo nuova grande piccolo lungo breve mio mia miei mie tuo nostra nostro questo questa quello quella altro altra altri per con senza tra fra dal del della dello degli delle nel nella sul sulla che chi non piu meno poi ora oggi domani subito gia pero oppure esperienza tour giro itinerario porta portatemi mostrami mostra mostrare mostrateci fammi dammi dimmi suggeriscimi organizzate organizzato disponibili disponibilita vacanza fine inizio dopo ogni ovunque corsa marta mario paola parco piano piatto amore costo testa porto punto presto marte paese paesi miele sogno sognando dolce gente diverso solito coetanei preferirei preferibilmente compresi incluso inclusi durante qualsiasi compreso compresa disponibile torno tornare torniamo totale davvero proprio solamente compleanno'.split(
      ' ',
    ),
}
