import type { Language } from '../market.ts'

/** What a subscriber agrees to. Whoever changes a word gives it a new version; stored consents keep theirs. */
export const CONSENT_VERSION = '2026-11'

export const CONSENT_TEXTS: Record<Language, string> = {
  it: 'Acconsento a ricevere la newsletter con idee di viaggio, nuove partenze e offerte. Posso cancellarmi in ogni momento con il link in fondo a ogni email.',
  en: 'I agree to receive the newsletter with trip ideas, new departures and offers. I can unsubscribe at any time with the link at the bottom of every email.',
  es: 'Acepto recibir la newsletter con ideas de viaje, nuevas salidas y ofertas. Puedo darme de baja en cualquier momento con el enlace al final de cada correo.',
  fr: 'J’accepte de recevoir la newsletter avec des idées de voyage, les nouveaux départs et des offres. Je peux me désabonner à tout moment grâce au lien en bas de chaque e-mail.',
  de: 'Ich möchte den Newsletter mit Reiseideen, neuen Terminen und Angeboten erhalten. Ich kann mich jederzeit über den Link am Ende jeder E-Mail abmelden.',
}
