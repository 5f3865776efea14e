import type { Grammar } from '../../../../shared/ask/grammar.ts'

const style = (code: string) => ({ travelStyles: [code] })

/** What words say on their own in English, and those that only look like something. */
export const enWords: Pick<Grammar, 'words' | 'idle' | 'spelling' | 'common'> = {
  words: [
    [
      '(?:no|without|avoid|not too) long(?: haul)?(?: flights?)?|not (?:too |very )?far(?: away)?',
      { costCenters: ['SHORT_HAUL', 'MEDIUM_HAUL'] },
    ],
    ['short(?: haul)? flights?|short haul|close to home|nearby|close by', { costCenters: ['SHORT_HAUL'] }],
    ['medium haul', { costCenters: ['MEDIUM_HAUL'] }],
    ['long haul(?: flights?)?|far away|far flung|other side of the world', { costCenters: ['LONG_HAUL'] }],
    ['(?:short|quick) (?:trips?|break|getaway|holiday|vacation)', { durations: 'MAX_6' }],
    ['long (?:trips?|holiday|vacation|journey)', { durations: 'OVER_10' }],
    ['(?:biggest|best|highest) discount', { sort: 'discount:desc' }],
    ['longest(?: trip| trips)?', { sort: 'duration:desc' }],
    ['shortest(?: trip| trips)?', { sort: 'duration:asc' }],
    [
      'cheap|cheapest|cheaper|low cost|budget friendly|affordable|inexpensive|on a budget|not (?:too |very )?expensive|tight budget',
      { sort: 'price:asc' },
    ],
    ['almost confirmed', { status: ['ALMOST_CONFIRMED'] }],
    [
      '(?:already )?(?:confirmed|guaranteed)(?: departures?| trips?| dates?)?|definitely (?:going|departing)',
      { status: ['CONFIRMED', 'ALMOST_FULL'] },
    ],
    ['(?:last|few) (?:spots?|seats?|places)(?: left)?|almost full|nearly full', { status: ['ALMOST_FULL'] }],
    [
      '(?:on )?(?:sale|offer|special offer|promo|promotion)|discount|discounts|discounted|deals?|reduced',
      { discounted: true },
    ],
    [
      '(?:in )?(?:my own|own|single|private) rooms?|no room ?sharing|(?:not|don t want to|without) shar(?:e|ing)(?: a)? room|single supplement',
      { isNoSharingRoomAvailable: true },
    ],
    [
      '(?:my )?first (?:group )?(?:trip|time)(?: in a group| with a group)?|never (?:travel(?:ed|led)|been) (?:in|with) a group|first timers?',
      { badgeId: ['SAFE'] },
    ],
    ['(?:most )?(?:popular|loved|booked)|best ?sellers?|trending|bestselling', { badgeId: ['HOT'] }],
    ['(?:what s )?new (?:trips?|destinations?|itineraries)|brand new', { badgeId: ['NEW'] }],
    ['slow(?: travel| trip| paced)?|slow paced|relaxed pace|no rush', { travelTypes: ['SLOW'] }],
    ['expeditions?', { travelTypes: ['EXPEDITION'] }],
    ['express', { travelTypes: ['EXPRESS'] }],
    ['classic(?: trip| tour)?', { travelTypes: ['CLASSIC'] }],
    [
      '(?:in (?:my|our|their) )?(?:late |early )?(?:twenties|20 s|thirties|30 s)|young people|young crowd|twenty somethings?',
      { ageBadge: '25-35' },
    ],
    ['(?:in (?:my|our|their) )?(?:late |early )?(?:forties|40 s)', { ageBadge: '35-49' }],
    ['all ages|any age|mixed ages', { ageBadge: 'ALL' }],
    ['sail(?:ing)?(?: boat| trip)?|sailboat|boat|yacht|catamaran', style('SAILING')],
    [
      'beach|beaches|beachy|sea|seaside|snorkel(?:ing|ling)|(?:scuba )?diving|surf|surfing|swimming|sunbathing|islands?(?: hopping)?',
      style('BEACH'),
    ],
    ['trek|trekking|treks|hike|hikes|hiking|walking|mountains?|trails?|backpacking trail', style('TREKKING')],
    ['safari|safaris|lions?|gorillas?|elephants?|big five|wildlife|animals', style('SAFARI')],
    [
      'snow|ski|skiing|northern lights|aurora(?: borealis)?|husky|huskies|sled|sledding|snowshoe(?:ing|s)?|snowboard(?:ing)?',
      style('SNOW'),
    ],
    ['on the road|road ?trip|road trips|driving|by (?:car|jeep|van|camper)|camper ?van|self drive', style('ROAD_TRIP')],
    [
      'adventure|adventures|adventurous|adrenaline|rafting|kayak|kayaking|canyoning|climbing|zipline|zip lining',
      style('ADVENTURE'),
    ],
    ['discovery|exploring|explore|ruins|archaeolog(?:y|ical)', style('DISCOVERY')],
    ['city ?breaks?|city|cities|urban|capitals?|skyline', style('CITY')],
    ['nature|outdoors?|jungle|rainforest|forests?|national parks?|wild', { mood: 'NATURE' }],
    ['relax|relaxing|relaxation|chill|chilled|rest|unwind|wellness|spa', { mood: 'RELAX' }],
    ['history|historic|historical|ancient', { mood: 'HISTORY' }],
    ['culture|cultural|museums?|art|architecture|traditions', { mood: 'CULTURE' }],
    ['party|parties|partying|nightlife|clubbing|clubs|dancing|festivals?', { mood: 'PARTY' }],
  ],
  idle: ['no budget limit', 'gluten free', 'honey ?moon', 'city of \\S+'],
  spelling: [
    'trekking',
    'safari',
    'beach',
    'beaches',
    'hiking',
    'weekend',
    'christmas',
    'thanksgiving',
    'easter',
    'cheap',
    'cheapest',
    'discount',
    'adventure',
    'confirmed',
    'nightlife',
  ],
  common:
    'match matches status states falls material hiring trip trips travel traveling travelling tour tours holiday holidays vacation vacations getaway break where what when how looking look find show want wants would like love going anything something somewhere anywhere somebody please thanks hello hi people person group groups friends friend solo alone couple husband wife daughter son kids family warm hot cold sunny weather sun flight flights fly flying days day night nights week weeks month year years old budget price around about between under over from until before after with without and the for our you are not too any all best great nice good idea ideas world place places there this that next last first second peace teach reach space chest chess just see but leaving leave back really still off'.split(
      ' ',
    ),
}
