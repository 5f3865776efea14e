import type { Grammar } from '../../../../shared/ask/grammar.ts'

const style = (code: string) => ({ travelStyles: [code] })

/** What words say on their own in French, and those that only look like something. */
export const frWords: Pick<Grammar, 'words' | 'idle' | 'spelling' | 'common'> = {
  words: [
    [
      '(?:sans|pas de|eviter les) (?:trop )?(?:longs? (?:vols?|courriers?)|vols? (?:trop )?longs?)|pas trop loin|pas (?:tres )?loin',
      { costCenters: ['SHORT_HAUL', 'MEDIUM_HAUL'] },
    ],
    ['vols? courts?|court(?: -)? courrier|pres de chez (?:moi|nous)|tout pres', { costCenters: ['SHORT_HAUL'] }],
    ['moyen(?: -)? courrier', { costCenters: ['MEDIUM_HAUL'] }],
    ['loin|long(?: -)? courrier|(?:a l )?autre bout du monde', { costCenters: ['LONG_HAUL'] }],
    ['(?:voyage|sejour|escapade) courte?|court (?:voyage|sejour)|petite escapade', { durations: 'MAX_6' }],
    ['long voyage|voyages? longs?|grand voyage', { durations: 'OVER_10' }],
    ['(?:la )?plus (?:grosse|forte|grande) (?:reduction|remise)', { sort: 'discount:desc' }],
    ['(?:le |les )?plus longs?', { sort: 'duration:desc' }],
    ['(?:le |les )?plus courts?', { sort: 'duration:asc' }],
    [
      'pas (?:trop )?chere?s?|(?:le |les )?moins chere?s?|bon marche|low cost|economiques?|petit budget|petits prix|depenser peu',
      { sort: 'price:asc' },
    ],
    ['presque confirmee?s?', { status: ['ALMOST_CONFIRMED'] }],
    [
      '(?:departs? |dates? )?(?:deja )?(?:confirmee?s?|garantie?s?)|departs? assures?',
      { status: ['CONFIRMED', 'ALMOST_FULL'] },
    ],
    ['(?:les )?dernieres places|presque complete?s?', { status: ['ALMOST_FULL'] }],
    [
      '(?:en )?(?:promo|promos|promotion|promotions|solde|soldes)|reductions?|remises?|bons plans?|offres speciales?',
      { discounted: true },
    ],
    [
      '(?:en )?chambre (?:individuelle|privee|simple|seule|pour moi(?: seule?)?)|sans partager (?:la |ma |de )?chambre',
      { isNoSharingRoomAvailable: true },
    ],
    ['(?:mon )?(?:premier voyage|premiere fois)(?: (?:en|de) groupe)?|jamais voyage en groupe', { badgeId: ['SAFE'] }],
    ['(?:les )?plus (?:populaires|aimes|vendus|reserves)|coups? de coeur|tendance', { badgeId: ['HOT'] }],
    ['nouveautes?|nouveaux voyages|nouvelles destinations', { badgeId: ['NEW'] }],
    ['slow|sans se presser|tranquille|a un rythme lent', { travelTypes: ['SLOW'] }],
    ['expeditions?', { travelTypes: ['EXPEDITION'] }],
    ['express', { travelTypes: ['EXPRESS'] }],
    ['classique', { travelTypes: ['CLASSIC'] }],
    ['jeunes|trentenaires?|vingtaine', { ageBadge: '25-35' }],
    ['quarantaine|quadras?|quarantenaires?', { ageBadge: '35-49' }],
    ['tous (?:les )?ages', { ageBadge: 'ALL' }],
    ['voilier|bateau|voile|catamaran|naviguer', style('SAILING')],
    ['mer|plages?|plongee|snorkeling|surf|baignade|se baigner|bronzer', style('BEACH')],
    ['trek|trekking|randonnees?|rando|randonner|marche|marcher|montagnes?', style('TREKKING')],
    ['safaris?|lions?|gorilles?|elephants?|animaux(?: sauvages)?|faune', style('SAFARI')],
    ['neige|ski|skier|aurores?(?: boreales?)?|traineaux?|chiens de traineau|raquettes?', style('SNOW')],
    ['on the road|road ?trip|en (?:voiture|van|jeep|camping car)', style('ROAD_TRIP')],
    ['aventures?|adrenaline|rafting|kayak|canyoning|escalade', style('ADVENTURE')],
    ['decouvertes?|decouvrir|ruines?|archeologiques?', style('DISCOVERY')],
    ['villes?|capitales?|city ?break|urbaine?', style('CITY')],
    ['nature|jungle|forets?|parcs naturels', { mood: 'NATURE' }],
    ['relax|se detendre|detente|repos|farniente|decompresser', { mood: 'RELAX' }],
    ['histoire|historiques?|antiques?', { mood: 'HISTORY' }],
    ['culture|culturels?|culturelle|musees?|art|architecture', { mood: 'CULTURE' }],
    ['fetes?|faire la fete|vie nocturne|danser|sorties|boites? de nuit', { mood: 'PARTY' }],
  ],
  idle: ['sans limite de (?:prix|budget)', 'sans gluten', 'voyage de noces', 'pres de la (?:mer|plage)'],
  spelling: [
    'trekking',
    'safari',
    'plage',
    'plages',
    'randonnee',
    'montagne',
    'toussaint',
    'paques',
    'budget',
    'aventure',
    'confirme',
    'aurore',
    'boreale',
    'nocturne',
  ],
  common:
    'place places page pages prolonge prolongee partis partie parties accord accords viennent vienne controle article articles prudence allergie allergies principal principale prochain prochaine voyage voyages voyager vacances sejour circuit tour ou quand quoi comment cherche cherchons chercher trouver quelque chose quelqu part partir depart departs voudrais veux aimerais envie bonjour salut merci plait gens personne personnes groupe groupes amis amies amie ami couple mari femme fille fils enfants famille seule seul chaud chaude froid soleil vol vols avion jours jour nuits nuit semaine semaines mois annee annees ans age budget prix environ entre jusqu avant apres avec sans pour les des une mon mes nous vous est sont avoir faire meilleur meilleurs beau belle endroit monde idee idees possible tout tous toute tres plus moins aussi mais dans sur chez marche cet importe juste peux peut seulement pendant durant conges conge'.split(
      ' ',
    ),
}
