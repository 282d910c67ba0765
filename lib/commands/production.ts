// imported first: React and others choose by it, once, when they are loaded, and what they do for developers costs a letter a fifth of its time
if (!process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: 'production' });
