export const travel = {
  departures: 'Termine',
}
