import.meta.glob('../../worker/pages/offline/**/*.css', { eager: true })
