export const travel = {
  departures: 'Salidas',
}
