/** The router for rendering on a server. Not part of the façade that the browser downloads. */
export { StaticRouter } from 'react-router-dom'
