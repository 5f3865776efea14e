import './styles.css'
const islands = import.meta.glob('./islands/*.island.tsx')
console.log(Object.keys(islands))
for (const k in islands) void islands[k]!()
