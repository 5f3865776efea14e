export const errors = {
  notFoundTitle: '¡Esta página no está en el mapa!',
  notFoundText:
    'Puede que el sendero haya cambiado o que la dirección tenga una errata. Pero los viajes están todos aquí.',
  showTours: 'Ver los viajes',
  unknownRoute: 'No se ha encontrado esta página',
  genericTitle: '¡Se ha producido un error!',
  genericText: '¡Algo ha salido mal! Inténtalo de nuevo más tarde.',
  unavailableText: 'Ahora mismo no podemos mostrar esta página. Inténtalo de nuevo en unos instantes.',
  retry: 'Reintentar',
  requestId: 'Código de la solicitud: {{id}}',
  unknownHostTitle: 'Elige tu país',
}
