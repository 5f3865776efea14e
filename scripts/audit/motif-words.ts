import type { Language } from '../../markets/market-id.ts'

const LANGUAGES: readonly Language[] = ['it', 'en', 'es', 'fr', 'de']

/** Motifs, or kinds of motifs, with a pattern of their word in each language; independent of the messages. */
const WORDS = `
  dawn alba dawn amanecer aube morgen; day giorno day día jour tag; golden dorata golden dorada dorée goldenen;
  dusk crepuscolo dusk anochecer crépuscule dämmerung; night notte night noche nuit nacht;
  aurora aurora.boreale northern.lights aurora.boreal aurore.boréale nordlicht;
  dunes dune dunes dunas dunes dünen; peaks montagne.alte high.mountains altas.montañas hautes.montagnes hohe.berge;
  volcano:shield lava lava lava lave lava; volcano vulcano volcano volcán volcan vulkan; coast costa coast costa côte küste;
  islands:granite granito granite granito granit granit; islands isole|calcare islands|limestone islas|caliza îles|calcaires inseln|kalkfelsen;
  skyline:flames fiamma flame llama flamme flamm;
  skyline skyline skyline rascacielos gratte-ciel skyline; oldtown collina hillside colina colline hang;
  waterfront riva along.the.water orilla bord.de am.wasser; city filare row.of.trees hilera rangée baumreihe;
  forest boschi wooded bosque boisées bewaldet; jungle pluviale rainforest selva tropicale regenwald;
  ice ghiaccio drift.ice témpanos glace treibeis; savanna savana savanna sabana savane savanne;
  canyon:monolith lunga.roccia long,.rounded.red.rock larga.roca long.rocher langer,.rundlicher.roter.fels;
  canyon:domes cupole domes cúpulas dômes felskuppen; canyon:inselbergs granito granite granito granit granit;
  canyon:pillars pilastri pillars pilares piliers felspfeiler;
  canyon:outcrop isolata single.steep solitaria rocher.abrupt einzelner;
  canyon roccia rock roca roche fels; lake lago lake lago un.lac ein.see|kratersee; river fiume river río rivière fluss;
  rice-terraces risaie rice arrozales rizières reis; temple:stupa stupa stupas estupas stupas stupas;
  temple:angkor loto lotus loto lotus lotus; temple:pyramid piramidi pyramids pirámides pyramides pyramiden;
  temple:candi guglia pointed puntiagudas pointues spitzen;
  temple:columns colonne columns columnas colonnes säulen;
  temple:meru paglia thatched paja chaume strohdach;
  temple:hall padiglione hall pabellón pavillon halle; temple:mughal minareti minarets minaretes minarets minarett;
  fjord fiordo fjord fiordo fjord fjord; vineyards vigneti vineyards viñedos vignobles wein;
  steppe:desert deserto desert desierto désert steinwüste; steppe erba|praterie grass hierba|praderas herbe|prairies gras; reef barriera reef arrecife récif riff;
  beach spiaggia beach playa plage strand; sea onde waves olas vagues wellen;
  waterfall:plunge cascata.sottile thin.waterfall cascada.fina mince.cascade schmaler.wasserfall;
  waterfall cascata waterfall cascada cascade wasserfall; salt-flat sale salt salar sel salz;
  snow:mountains montagne.bianche white.mountains montañas.blancas montagnes.blanches weißen.bergen;
  snow innevate snowy nevadas enneigées verschneite; tea-fields tè tea té thé tee;
  lavender lavanda lavender lavanda lavande lavendel; fields campi fields campos champs felder;
  birds uccelli birds pájaros oiseaux vögel; balloons mongolfiere balloons globos montgolfières ballons;
  boats:sloop barche.a.vela sail veleros voiliers segelboot;
  boats:longtail lunghe.barche long.wooden largas.barcas longues.barques holzboot;
  boats:junk giunche junks juncos jonques dschunke; boats:dhow dhow dhows dhows boutres dhaus;
  boats:canoe canoe canoes canoas canoës kanus; boats:trawler pescherecci fishing pesca pêche fischer;
  icebergs iceberg icebergs icebergs icebergs eisberg; whale balena whale ballena baleine wals;
  stilts palafitte stilts palafitos pilotis pfahl; bridge ponte bridge puente pont brücke;
  bridge:arch solo.arco single.arch solo.arco seule.arche einzigen.bogen;
  bridge:roots radici roots raíces racines wurzeln; ruins:mission missionaria mission misionera mission mission;
  boats barche boats|sail|boat barcos|veleros bateaux|voiliers boote;
  temple tempio|piramidi temple|pyramids templo|pirámides temple|pyramides tempel|pyramiden;
  ruins:classical colonne columns columnas colonnes säulen; ruins:castle castello castle castillo château burg;
  ruins:wall muraglia wall muralla muraille mauer; ruins:pyramid piramid[ei] pyramid pirámide pyramide pyramide;
  ruins:terraces terrazze terraces terrazas terrasses terrassen;
  ruins:hegra tomba tomb tumba tombeau grab;
  ruins:tomb facciata temple.front fachada façade fassade; domes cupol dome cúpula coupole|bulbes kuppel|zwiebel;
  minarets:square quadrato square cuadrado carré quadratisch; minarets:slender sottili slender esbeltos fins schlank;
  minarets:single un.minareto a.slender.minaret un.minarete un.fin.minaret einem.schlanken.minarett;
  minarets minareti minarets minaretes minarets minarett; pagoda pagoda pagoda pagoda pagode pagode;
  tents tende|[iy]urte tents|yurts tiendas|jaimas|yurtas tentes|yourtes zelte|jurten;
  cabin baita|casetta cabin cabaña cabane hütte;
  village case|capanne houses|huts casas|chozas maisons|cases häuser|hütten;
  village:white bianche white blancas blanches weiße; village:whitewashed bianche whitewashed encaladas blanches weiß;
  village:blue azzurre blue azules bleues blaue;
  church:brick mattoni brick ladrillo brique backstein;
  church chiesa|campanile church iglesia|campanario église|clocher kirch;
  animals:camel cammelli camels camellos chameaux kamele;
  animals:elephant elefanti elephants elefantes éléphants elefanten;
  animals:giraffe giraffe giraffes jirafas girafes giraffen; animals:zebra zebre zebras cebras zèbres zebras;
  animals:llama lama llamas llamas lamas lamas;
  animals:penguin pinguini penguins pingüinos manchots pinguine; pines pini pines pinos pins kiefern;
  palms palme palms palmeras palmiers palmen; cactus cactus cacti cactus cactus kakteen;
  acacia acacia acacia acacia acacia akazie; cypresses cipressi cypresses cipreses cyprès zypresse;
  baobab baobab baobab baobab baobab affenbrot; lighthouse faro lighthouse faro phare leuchtturm;
  moai statue statues estatuas statues statuen; torii torii torii torii torii torii;
  stupa stupa stupa estupa stupa stupa; windmill mulini windmills molinos moulins windmühle;
  geyser geyser geyser géiser geyser geysir; boulders massi boulders rocas blocs blöcke;
  supertrees forma.di.albero planted.towers forma.de.árbol forme.d.arbres baumform;
  hairpins tornanti hairpin zigzag lacets haarnadel;
`

const words = new Map(
  WORDS.split(';')
    .map((row) => row.trim().split(/\s+/))
    .map(([name, ...each]) => [name, each]),
)

/** Whether a text has the word of a motif; true if the language has no words here. */
export const isNamed = (text: string, language: Language, name: string, kind = ''): boolean => {
  const column = LANGUAGES.indexOf(language)
  const word = (words.get(`${name}:${kind}`) ?? words.get(name))?.[column]
  return column < 0 || name === 'none' || (word !== undefined && new RegExp(word, 'i').test(text))
}
