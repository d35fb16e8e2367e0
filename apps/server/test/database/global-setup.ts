import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/platform/db/migrate.ts';
import { findPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresAdminUrl: string;
    templateDatabase: string;
  }
}

/** Migrates one template database. Every test file works on its own copy. */
export default async function setup(project: TestProject) {
  const server = await findPostgresServer();
  const templateDatabase = `dalan_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  await migrate(databaseUrl(server.adminUrl, templateDatabase), console.error);
  project.provide('postgresAdminUrl', server.adminUrl);
  project.provide('templateDatabase', templateDatabase);

  return async () => {
    await admin.query(`drop database ${templateDatabase} with (force)`);
    await admin.end();
    await server.stop();
  };
}

function databaseUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}
