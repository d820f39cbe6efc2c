export { BrowserRouter, Link, type LinkProps, matchPath, Navigate, NavLink, Outlet, Route, Routes, useLocation, useNavigate, useNavigationType, useParams, } from 'react-router-dom';
