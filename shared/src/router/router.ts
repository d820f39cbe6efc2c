/**
 * The parts of react-router-dom that the site uses. The apps import the router from here only:
 * sharing the whole package would defeat tree shaking and cost a visitor some 50 kB (gzip).
 */
export {
  BrowserRouter,
  Link,
  type LinkProps,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom'
