import.meta.glob('../../worker/pages/{search,sales}/**/*.css', { eager: true })
