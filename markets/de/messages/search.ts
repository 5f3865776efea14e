export const search = {
  title: 'Reise finden',
}
