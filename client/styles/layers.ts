/** The order of layers, before any style: for development; a build writes it before each part (client-build.ts). */
import '../../worker/ui/styles/layers.css'
