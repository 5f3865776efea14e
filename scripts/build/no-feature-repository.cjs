/** Replaces GrowthBook's loading and streaming of payloads: ours come from KV (worker/flags). */
exports.startBackgroundSync = () => {}
