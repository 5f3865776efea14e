import { trip as us } from '../../us/messages/trip.ts'

export const trip = {
  ...us,
  confirmedTour_one: '{{count}} place left',
  confirmedTour_other: '{{count}} places left',
}
