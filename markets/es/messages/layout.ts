export const layout = {
  skipToContent: 'Ir al contenido',
  homeLabel: '{{brand}}, página de inicio',
}
