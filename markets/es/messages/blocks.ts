export const blocks = {
  seeTravel: 'Descubre el viaje',
  calendarDay_one: '{{date}}: {{count}} salida, {{status}}, desde {{price}}',
  calendarDay_many: '{{date}}: {{count}} salidas, {{status}}, desde {{price}}',
  calendarDay_other: '{{date}}: {{count}} salidas, {{status}}, desde {{price}}',
  contents: 'En esta página',
  updated: 'Actualizado el {{date}}',
  readReviews: 'Lee las opiniones en {{platform}}',
  verified:
    'Solo puede opinar quien ha viajado con nosotros: pedimos la opinión a la vuelta y la vinculamos a la reserva.',
  noMatch: 'Aquí no hay nada que encaje con lo que buscas.',
  showAll: 'Ver todo',
  gallery: 'Galería de imágenes',
  soundless: 'Vídeo sin sonido',
  coverTogetherTitle: 'Ven por tu cuenta. Vuelve con amigos.',
  coverTogetherText:
    'Grupos pequeños, de 25 a 49 años, con un coordinador que viaja con vosotros. Tú solo trae la mochila.',
  coverPlannedTitle: 'Elige la fecha. El viaje lo organizamos nosotros.',
  coverPlannedText:
    'Itinerario, coordinador y seguro incluidos. ¿Cambias de idea? Cancela gratis hasta {{days}} días antes.',
}
