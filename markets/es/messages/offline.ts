export const offline = {
  title: 'Estás sin conexión',
  text: 'No podemos llegar a la web, pero lo que has mirado hace poco sigue aquí.',
  tripsTitle: 'Viajes vistos hace poco',
  keptAge: 'Guardado {{age}}',
  listAge: 'Actualizada {{age}}',
  notKept: 'Se abrirá cuando vuelvas a tener conexión',
  queueTitle: 'Corazones pendientes',
  queueText: 'Has guardado algo sin conexión: lo añadiremos a tu lista en cuanto vuelva.',
  nothing: 'Todavía no hay nada en este dispositivo para leer sin conexión. Los viajes que miras se guardan solos.',
  queued: 'Estás sin conexión: lo guardaremos en cuanto vuelva.',
  copyNote: 'Estás sin conexión: esta página es del {{time}}. Los precios y las plazas pueden haber cambiado.',
  installedName: '{{brand}}: viajes en grupo',
}
