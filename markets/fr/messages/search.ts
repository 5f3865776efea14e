export const search = {
  title: 'Trouver un voyage',
}
