export const layout = {
  skipToContent: 'Vai al contenuto',
  homeLabel: '{{brand}}, pagina iniziale',
}
