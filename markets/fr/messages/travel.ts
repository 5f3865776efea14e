export const travel = {
  departures: 'Départs',
}
