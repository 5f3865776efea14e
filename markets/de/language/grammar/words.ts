import type { Grammar } from '../../../../shared/ask/grammar.ts'

const style = (code: string) => ({ travelStyles: [code] })

/** What words say on their own in German, and those that only look like something. */
export const deWords: Pick<Grammar, 'words' | 'idle' | 'spelling' | 'common'> = {
  words: [
    [
      '(?:ohne|keine|keinen|bitte keine) (?:so )?(?:lange[nr]? fl[ua]ge?n?|langstrecken(?:flug|fluge)?|langstrecke|langer flug|langen flug)|nicht (?:zu |so |allzu )?weit(?: weg)?',
      { costCenters: ['SHORT_HAUL', 'MEDIUM_HAUL'] },
    ],
    ['kurze[rn]? fl[ua]ge?|kurzstrecke|in der nahe|um die ecke', { costCenters: ['SHORT_HAUL'] }],
    ['mittelstrecke', { costCenters: ['MEDIUM_HAUL'] }],
    [
      'fernreisen?|langstrecke|weit weg|(?:am )?ander(?:e|en) ende der welt|in die ferne',
      { costCenters: ['LONG_HAUL'] },
    ],
    ['kurzreisen?|kurztrips?|kurzurlaub|kurze reise', { durations: 'MAX_6' }],
    ['lange reise|langere reise', { durations: 'OVER_10' }],
    ['(?:der )?(?:hochste|grosste)r? rabatt', { sort: 'discount:desc' }],
    ['(?:die )?langsten? reisen?', { sort: 'duration:desc' }],
    ['(?:die )?kurzesten? reisen?', { sort: 'duration:asc' }],
    [
      '(?:am )?(?:gunstig(?:e|en|er|ste|sten|es)?|billig(?:e|en|er|ste|sten)?|preiswert(?:e|en)?)|low budget|wenig geld|nicht (?:zu |so )?teuer|kleines budget|schnappchenpreis',
      { sort: 'price:asc' },
    ],
    ['fast bestatigt(?:e|en)?', { status: ['ALMOST_CONFIRMED'] }],
    [
      '(?:schon |bereits )?(?:bestatigt(?:e|en|er)?|garantiert(?:e|en|er)?|gesichert(?:e|en)?)(?: termine?| abreisen?| reisen?)?',
      { status: ['CONFIRMED', 'ALMOST_FULL'] },
    ],
    ['(?:die )?(?:letzten|letzte|restliche) platze|restplatze|fast ausgebucht', { status: ['ALMOST_FULL'] }],
    [
      '(?:im )?(?:angebot|angebote|sonderangebot|sale)|rabatte?|reduziert(?:e|en)?|schnappchen|aktion',
      { discounted: true },
    ],
    [
      'einzelzimmer|eigenes zimmer|(?:im )?privatzimmer|zimmer (?:fur mich(?: allein)?|nicht teilen)|ohne zimmer(?:partner| zu teilen)',
      { isNoSharingRoomAvailable: true },
    ],
    [
      '(?:meine )?erste (?:gruppen)?reise(?: in der gruppe)?|(?:zum )?erste[ns]? mal(?: in (?:der|einer) gruppe)?|noch nie in (?:der|einer) gruppe(?: gereist)?',
      { badgeId: ['SAFE'] },
    ],
    ['beliebt(?:e|en|este|esten)?|meistgebucht(?:e|en)?|bestseller|angesagt(?:e|en)?', { badgeId: ['HOT'] }],
    ['neuheiten|neue (?:reisen|ziele)|neu im programm', { badgeId: ['NEW'] }],
    ['slow|entschleunigt(?:e|en)?|ohne (?:stress|hektik|eile)|gemutlich(?:e|es)?', { travelTypes: ['SLOW'] }],
    ['expedition(?:en)?', { travelTypes: ['EXPEDITION'] }],
    ['express', { travelTypes: ['EXPRESS'] }],
    ['klassisch(?:e|en)?|klassiker', { travelTypes: ['CLASSIC'] }],
    ['junge leute|jungeren?|mitte 20|ende 20|anfang 30|twens', { ageBadge: '25-35' }],
    ['mitte 40|anfang 40|ende 30|ende 40|mitte vierzig', { ageBadge: '35-49' }],
    ['alle altersgruppen|jedes alter', { ageBadge: 'ALL' }],
    ['segeln|segeltorn|segelboot|segelreise|boot|katamaran|yacht', style('SAILING')],
    ['meer|strand|strande|badeurlaub|baden|schnorcheln|tauchen|surfen|sonnenbaden', style('BEACH')],
    ['trekking|wandern|wanderung(?:en)?|wanderreise|wanderurlaub|berge|gebirge|zu fuss', style('TREKKING')],
    ['safaris?|lowen|gorillas?|elefanten|tiere|wilde tiere|wildtiere', style('SAFARI')],
    ['schnee|ski|skifahren|nordlichter?|polarlichter?|huskys?|hundeschlitten|schneeschuh\\p{L}*', style('SNOW')],
    [
      'on the road|road ?trip|roadtrip|mit dem (?:auto|camper|van|jeep)|rundreise mit dem auto|camper',
      style('ROAD_TRIP'),
    ],
    ['abenteuer(?:reise|lich)?|adrenalin|rafting|kajak|canyoning|klettern', style('ADVENTURE')],
    ['entdecken|entdeckung(?:en)?|ruinen|ausgrabungen', style('DISCOVERY')],
    ['stadt|stadte|stadtereise|stadtetrip|citytrip|hauptstadt|hauptstadte|grossstadt', style('CITY')],
    ['natur|dschungel|regenwald|walder|wald|nationalparks?', { mood: 'NATURE' }],
    ['entspannung|entspannen|relaxen|erholung|erholen|wellness|chillen|ausruhen', { mood: 'RELAX' }],
    ['geschichte|historisch(?:e|en)?|antike', { mood: 'HISTORY' }],
    ['kultur|kulturell(?:e|en)?|museen|museum|kunst|architektur', { mood: 'CULTURE' }],
    ['party|partys|feiern|nachtleben|tanzen|clubs?|ausgehen', { mood: 'PARTY' }],
  ],
  idle: ['glutenfrei(?:e|es)?', 'flitterwochen', 'egal was es kostet'],
  spelling: [
    'trekking',
    'safari',
    'strand',
    'wandern',
    'weihnachten',
    'silvester',
    'ostern',
    'pfingsten',
    'gunstig',
    'abenteuer',
    'bestatigt',
    'nachtleben',
    'nordlichter',
    'wochenende',
  ],
  common:
    'schneiden schneidet orten ortern reise reisen urlaub trip tour gruppenreise gruppenreisen wohin wann was wie suche suchen finden etwas irgendwas irgendwo jemand hallo danke bitte leute person personen gruppe gruppen freunde freundin freundinnen freund paar mann frau tochter sohn kinder familie allein alleine warm warme warmes kalt sonne sonnig flug fluge fliegen tage tagen tag nacht nachte woche wochen monat monate jahr jahre alter budget preis preise kosten zwischen unter uber ab bis vor nach mit ohne fur und oder die der das den dem ein eine einen wir ich uns mir ist sind haben habe will wollen mochte mochten gerne gern schon schone schones beste besten gute guter idee ideen welt orte ort platz gibt mehr weniger sehr nicht auch aber alles alle diesen dieser dieses diese noch egal nur kann durch wahrend zuruck urlaubstage frei'.split(
      ' ',
    ),
}
