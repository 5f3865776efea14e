/** Faults of the back end, applied one after the other (backend/README.md), with pauses. */
export const FAULTS: readonly string[] = [
  'status=503',
  'body=garbage',
  'delay=2500',
  'status=500;path=/tours',
  'body=lying',
  'status=429',
  'delay=600;path=/layouts',
  'status=403;path=/custompages',
  'status=503;delay=1000',
  'body=garbage;path=/filters',
  'body=huge',
]
