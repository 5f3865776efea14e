import { travel as us } from '../../us/messages/travel.ts'

export const travel = { ...us }
