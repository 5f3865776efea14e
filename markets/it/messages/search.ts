export const search = {
  title: 'Cerca un viaggio',
}
