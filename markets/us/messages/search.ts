export const search = {
  title: 'Find a trip',
}
