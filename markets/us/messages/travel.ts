export const travel = {
  departures: 'Departures',
}
