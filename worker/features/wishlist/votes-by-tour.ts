import type { SharedList } from '../../../shared/contracts/wishlist.ts'
import type { OwnVotes } from '../../pages/wishlist/wishlist-view.ts'

/** Departures that the owner of a list is told of first. */
const MAX_NAMED_VOTERS = 5

/** What friends have said of a list: who has answered, and the departures that suit most of them, the best first. */
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
    .slice(0, MAX_NAMED_VOTERS),
})
