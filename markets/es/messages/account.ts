export const account = {
  login: 'Inicia sesión',
  logout: 'Cerrar sesión',
  unavailableTitle: 'Ahora mismo no se puede iniciar sesión',
  unavailableText: 'El servicio de acceso no responde. Prueba otra vez en un momento: no has perdido nada.',
  failedTitle: 'No se ha podido iniciar sesión',
  failedText: 'Algo no cuadraba y, por seguridad, hemos parado. Inténtalo otra vez.',
  expiredTitle: '¿Empezamos de nuevo?',
  expiredText: 'Este inicio de sesión ha caducado o empezó en otro navegador. Inténtalo otra vez: es un momento.',
  userTitle: 'No podemos cargar tu cuenta',
  userText: 'Por seguridad hemos cerrado tu sesión. Prueba otra vez en un momento.',
  privacyTitle: 'Falta tu sí a la política de privacidad',
  privacyText:
    'Aún no has aceptado la política de privacidad, así que tu sesión se cerrará en unos segundos. Escríbenos y lo arreglamos juntos.',
  adminTitle: 'Esta cuenta es del equipo',
  adminText: 'Las cuentas de administración no se pueden usar en la web. Tu sesión se cerrará en unos segundos.',
}
