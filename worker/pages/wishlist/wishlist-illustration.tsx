/** Illustration: a suitcase with a heart. */
export const WishlistIllustration = () => (
  <svg className="message-picture" viewBox="0 0 320 180" width="320" height="180" aria-hidden="true">
    <path className="suitcase-handle" d="M134 52V38a12 12 0 0 1 12-12h28a12 12 0 0 1 12 12v14" />
    <rect className="map-front" x="78" y="52" width="164" height="112" rx="20" />
    <path className="map-hill" d="M104 52h14v112h-14Zm98 0h14v112h-14Z" />
    <path
      className="map-start"
      d="M160 138s-26-15-26-33a14 14 0 0 1 14-14c5 0 9.5 2.5 12 7 2.5-4.5 7-7 12-7a14 14 0 0 1 14 14c0 18-26 33-26 33Z"
    />
    <path className="map-trail" d="M20 164c12-22 26-14 38-4M262 160c16-26 30-8 40-30" />
  </svg>
)
