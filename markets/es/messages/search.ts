export const search = {
  title: 'Busca un viaje',
}
