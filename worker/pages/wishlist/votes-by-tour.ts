import type { SharedList } from '../../../shared/contracts/wishlist.ts'

/** Votes of friends on a list. */
export type OwnVotes = {
  names: readonly string[]
  /** Departures by number of voters, highest first. */
  best: readonly { id: string; title: string; startingDate: string; endingDate: string; names: readonly string[] }[]
}

const MAX_TOURS = 5

export const votesByTour = ({ items, votes }: SharedList): OwnVotes => ({
  names: votes.map(({ name }) => name),
  best: items
    .flatMap(({ travel, tours }) =>
      tours.map((tour) => ({
        ...{ title: travel.title, startingDate: tour.startingDate, endingDate: tour.endingDate, id: tour.id },
        names: votes.flatMap((vote) => (vote.tours.includes(tour.id) ? [vote.name] : [])),
      })),
    )
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => b.names.length - a.names.length || a.startingDate.localeCompare(b.startingDate))
    .slice(0, MAX_TOURS),
})
