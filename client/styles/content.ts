import.meta.glob('../../worker/ui/blocks/**/*.css', { eager: true })
