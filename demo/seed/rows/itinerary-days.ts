import type { ItineraryDay } from '../../../shared/contracts/travel.ts'
import type { TravelSource } from '../travel-source.ts'

type Facts = NonNullable<TravelSource['stageFacts']>[number]
type Bed = NonNullable<ItineraryDay['bed']>
type Happening = NonNullable<ItineraryDay['happening']>

const EFFORT: Record<Happening, number> = {
  arrive: 1,
  travel: 2,
  explore: 2,
  hike: 4,
  safari: 2,
  sail: 2,
  beach: 1,
  outdoors: 3,
  snow: 3,
  rest: 1,
  farewell: 1,
}

/** A longer way leaves no time for the stage's activity. */
const LONG_WAY_MINUTES = 240

const WITHOUT_BREAKFAST: ReadonlySet<Bed> = new Set(['hostel', 'train'])
/** Nobody else cooks there. */
const WITH_DINNER: ReadonlySet<Bed> = new Set(['camp', 'tented-camp', 'hut', 'boat'])
/** Whose midday is far from any kitchen. */
const WITH_LUNCH: ReadonlySet<Happening> = new Set(['hike', 'safari', 'outdoors'])

/** Days by the facts of their stages, as the travel's price includes them; empty without facts. */
export const itineraryDays = (travel: TravelSource): Partial<ItineraryDay>[] => {
  const { stageFacts = [], stageEnds, days, style } = travel
  if (stageFacts.length === 0) return []
  const stageOf = (day: number) => stageEnds.findIndex((end) => day <= end)
  const factsOf = (day: number) => stageFacts[stageOf(day)] as Facts
  const startsStage = (day: number) => day > 1 && stageOf(day) > stageOf(day - 1)
  const bedOf = (day: number): Bed | null => {
    if (day < 1 || day >= days) return null
    const isOnTrain = startsStage(day + 1) && factsOf(day + 1).transport?.mode === 'night-train'
    return isOnTrain ? 'train' : factsOf(day).bed
  }
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1
    const { activity, transport: way, effort } = factsOf(day)
    const transport = startsStage(day) ? way : null
    const isOnWay = transport !== null && transport.mode !== 'walk' && transport.minutes >= LONG_WAY_MINUTES
    const happening = happeningOf(day === 1, day === days, isOnWay, activity)
    const bed = bedOf(day)
    const before = bedOf(day - 1)
    const isServed = bed !== null && !cooksItself(bed, style) && (WITH_DINNER.has(bed) || isSafariLodge(bed, activity))
    const freeTime = freeTimeOf(happening, transport !== null, stageEnds.includes(day))
    return {
      day,
      happening,
      bed,
      meals: [
        ...only('breakfast', before !== null && !WITHOUT_BREAKFAST.has(before) && !cooksItself(before, style)),
        ...only('lunch', isServed && WITH_LUNCH.has(happening)),
        ...only('dinner', isServed),
      ],
      transport,
      effort: happening === activity && effort !== null ? effort : EFFORT[happening],
      freeTime,
      groupFund: [
        ...only('groceries', bed !== null && cooksItself(bed, style)),
        ...only('dinners', bed !== null && bed !== 'train' && !isServed && !cooksItself(bed, style)),
        ...only('taxis', happening === 'explore'),
        ...only('entrances', happening === 'explore' && freeTime === 'afternoon'),
        ...only('fuel', style === 'ROAD_TRIP' && transport?.mode === 'car'),
      ],
    }
  })
}

const only = <Code extends string>(code: Code, isMeant: boolean): Code[] => (isMeant ? [code] : [])

/** On a sailing boat the group shops and cooks. */
const cooksItself = (bed: Bed, style: TravelSource['style']): boolean => style === 'SAILING' && bed === 'boat'

const isSafariLodge = (bed: Bed, activity: Happening): boolean => bed === 'lodge' && activity === 'safari'

const happeningOf = (isFirst: boolean, isLast: boolean, isOnWay: boolean, activity: Happening): Happening => {
  if (isFirst) return 'arrive'
  if (isLast) return 'farewell'
  return isOnWay ? 'travel' : activity
}

const freeTimeOf = (happening: Happening, isMoving: boolean, endsStage: boolean): ItineraryDay['freeTime'] => {
  if (happening === 'travel') return 'evening'
  if (happening === 'farewell') return isMoving ? null : 'morning'
  if (happening === 'beach' || happening === 'rest') return 'afternoon'
  return happening === 'explore' && !isMoving && endsStage ? 'afternoon' : null
}
