import { index } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

export default [index('features/public-site/home.route.tsx')] satisfies RouteConfig;
