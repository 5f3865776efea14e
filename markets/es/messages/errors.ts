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
  refusedTitle: 'No hemos podido hacerlo',
  refusedForeign:
    'Por seguridad solo aceptamos formularios enviados desde nuestras páginas. No ha cambiado nada: vuelve atrás e inténtalo desde allí.',
  refusedUnknown: 'Esa opción no existe o ha dejado de existir. No ha cambiado nada: vuelve atrás y elige de nuevo.',
  refusedTooLarge:
    'El formulario era más grande de lo que podemos aceptar. No ha cambiado nada: vuelve atrás e inténtalo de nuevo.',
  refusedNotAccepted:
    'Esta dirección no recibe formularios. No ha cambiado nada: vuelve atrás e inténtalo de nuevo desde ahí.',
  refusedBack: 'Volver a la página',
}
