import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // `npm test` checks types; a stranger's first start should not wait for it
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@react-email/components',
    '@resvg/resvg-js',
    'gifenc',
    'nodemailer',
    'pg',
    'pino',
    'prom-client',
    'web-push',
  ],
  // commands/door.ts keeps bodies smaller, page by page, and gives answers their headers
  experimental: { authInterrupts: true, serverActions: { bodySizeLimit: '4mb' } },
  // outlines reach browsers packed, once for all tables (/api/boards): the rules that run there do without
  turbopack: { rules: { '*.geo.json': { condition: 'browser', loaders: ['./lib/commands/no-outlines.cjs'], as: '*.js' } } },
};

export default createNextIntlPlugin('./app/_words/request.ts')(config);
