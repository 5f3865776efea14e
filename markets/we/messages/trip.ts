import { trip as us } from '../../us/messages/trip.ts'

export const trip = { ...us }
