/** A tent below a sky in which nothing is to be caught. */
export const Tent = () => (
  <svg className="message-picture" viewBox="0 0 320 180" width="320" height="180" aria-hidden="true">
    <path className="map-back" d="M20 164 92 74l38 46 46-66 124 110Z" />
    <path className="map-front" d="M96 164 160 66l64 98Z" />
    <path className="map-hill" d="m160 66 64 98h-34Z" />
    <path className="map-start" d="m160 104 22 60h-44Z" />
    <path className="map-trail" d="M228 62a34 34 0 0 1 48 0M240 76a17 17 0 0 1 24 0" />
    <path className="map-cross" d="m234 36 36 52" />
    <circle className="map-start" cx="252" cy="92" r="5" />
  </svg>
)
