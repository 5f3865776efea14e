export const travel = {
  departures: 'Partenze',
}
