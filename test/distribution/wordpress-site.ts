import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../engines/free-port.js';

export const howToInstall = 'apt-get install wordpress wordpress-theme-twentytwentyone wordpress-theme-twentytwentythree mariadb-server php-cli php-mysql';
/** Where Debian puts WordPress and its themes. */
const packaged = '/usr/share/wordpress';
/** Another version of WordPress, unpacked, is tried with `WORDPRESS_FOLDER`. */
const wordpress = process.env.WORDPRESS_FOLDER ?? packaged;
/** Themes that the tests look at. */
const themes = ['twentytwentyone', 'twentytwentythree'] as const;
const themeFolder = (folder: string, theme: string): string => path.join(folder, 'wp-content/themes', theme);
/** Builds of other versions hold some themes in part: pictures and styles, and none of the templates without which a page is empty. */
const hasTheme = (folder: string, theme: string): boolean =>
  ['index.php', 'templates/index.html'].some(file => existsSync(path.join(themeFolder(folder, theme), file)));
const password = 'only-for-this-test';
export const people = ['administrator', 'editor', 'author'] as const;

const isCommand = (name: string): boolean => ['/usr/bin', '/usr/sbin', '/usr/local/bin'].some(folder => existsSync(path.join(folder, name)));

/** What is missing on this machine; empty where WordPress can be tried. */
export const missing = (): string[] =>
  [...['php', 'mariadbd', 'mariadb', 'mariadb-install-db'].filter(name => !isCommand(name)), ...(existsSync(`${wordpress}/wp-load.php`) ? [] : ['wordpress']),
    ...themes.filter(theme => ![wordpress, packaged].some(folder => hasTheme(folder, theme))).map(theme => `wordpress-theme-${theme}`)];

/** The second site of a network. */
export const secondSite = '/pottery/';

export interface WordPressSite {
  readonly url: string;
  readonly password: string;
  /** Runs PHP inside the site, or inside another of its network; answers what it prints. */
  php(code: string, address?: string): string;
  /** Warnings and errors of WordPress and PHP. */
  warnings(): string;
  stop(): Promise<void>;
}

const configuration = (folder: string): string => `<?php
define( 'DB_NAME', 'wordpress' ); define( 'DB_USER', 'root' ); define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${folder}/db.sock' ); define( 'DB_CHARSET', 'utf8mb4' ); define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
  define( $name, $name . '${path.basename(folder)}' );
}
$table_prefix = 'wp_';
define( 'WP_DEBUG', true ); define( 'WP_DEBUG_DISPLAY', false ); define( 'WP_DEBUG_LOG', '${folder}/debug.log' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true ); define( 'DISABLE_WP_CRON', true ); define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

const networkConfiguration = (port: number): string => `<?php
define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', '127.0.0.1:${port}' ); define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );
`;

const networkInstallation = (port: number): string => `
require ABSPATH . 'wp-admin/includes/upgrade.php';
require ABSPATH . 'wp-admin/includes/network.php';
global $wpdb;
foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) $wpdb->$table = $name;
install_network();
populate_network( 1, '127.0.0.1:${port}', 'administrator@example.org', 'Saltmarsh', '/', false );
`;

/** What a web server's rewriting does: the files of a network's sites are those of the first. */
const router = `<?php
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = __DIR__ . '/site' . preg_replace( '#^/[a-z]+(?=/wp-(?:content|includes)/)#', '', $path );
if ( ! is_file( $file ) || $file === __DIR__ . '/site' . $path ) return false;
$types = array( 'js' => 'text/javascript', 'css' => 'text/css' );
$ending = pathinfo( $file, PATHINFO_EXTENSION );
header( 'Content-Type: ' . ( isset( $types[ $ending ] ) ? $types[ $ending ] : mime_content_type( $file ) ) );
readfile( $file );
`;

const installation = (port: number): string => `
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Saltmarsh', 'administrator', 'administrator@example.org', true, '', '${password}' );
update_option( 'siteurl', 'http://127.0.0.1:${port}' );
update_option( 'home', 'http://127.0.0.1:${port}' );
foreach ( array( 'editor', 'author' ) as $role ) {
  wp_insert_user( array( 'user_login' => $role, 'user_pass' => '${password}', 'role' => $role, 'user_email' => $role . '@example.org' ) );
}
foreach ( get_users() as $user ) update_user_meta( $user->ID, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => '2020-01-01T00:00:00Z' ) );
`;

/** Starts a separate WordPress from Debian's packages, with its own database server; stopping removes both. Without a plugin, a user installs one. */
export async function startWordPress(plugin: string | null, { isNetwork = false } = {}): Promise<WordPressSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-elements-wordpress-'));
  const site = path.join(folder, 'site');
  const socket = `--socket=${folder}/db.sock`;
  const running: ChildProcess[] = [];
  const start = (command: string, options: readonly string[], more: object = {}) => {
    const child = spawn(command, options, { stdio: 'ignore', ...more });
    running.push(child);
    return child;
  };
  const stop = async () => {
    for (const child of running.reverse()) {
      if (child.exitCode !== null) continue;
      const ended = new Promise(resolve => { child.once('exit', resolve); });
      process.kill(child.spawnargs.includes('-S') ? -child.pid! : child.pid!); // PHP's workers outlive their parent: the whole group
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    cpSync(wordpress, site, { recursive: true, dereference: true, filter: name => path.basename(name) !== 'wp-config.php' });
    for (const theme of themes) {
      if (!hasTheme(site, theme)) cpSync(themeFolder(packaged, theme), themeFolder(site, theme), { recursive: true, dereference: true });
    }
    if (plugin) cpSync(plugin, path.join(site, 'wp-content/plugins/site-elements'), { recursive: true });
    writeFileSync(path.join(site, 'wp-config.php'), configuration(folder));
    const user = `--user=${userInfo().username}`;
    execFileSync(
      'mariadb-install-db',
      ['--no-defaults', `--datadir=${folder}/db`, user, '--auth-root-authentication-method=normal', '--skip-test-db'],
      { stdio: 'ignore' },
    );
    const database = start('mariadbd', ['--no-defaults', `--datadir=${folder}/db`, socket, '--skip-networking', user, `--pid-file=${folder}/db.pid`]);
    for (let tries = 200; ; tries -= 1) {
      try {
        execFileSync('mariadb', ['--no-defaults', socket, '--user=root', '--execute=create database wordpress'], { stdio: 'ignore' });
        break;
      } catch (error) {
        if (tries === 0 || database.exitCode !== null) throw error;
        await delay(100);
      }
    }
    const port = await freePort();
    const run = (code: string, { isInstalling = false, address = '/' } = {}) => execFileSync('php', ['-r', `
      ${isInstalling ? "define( 'WP_INSTALLING', true );" : ''}
      $_SERVER['HTTP_HOST'] = '127.0.0.1:${port}'; $_SERVER['REQUEST_URI'] = '${address}'; $_SERVER['REQUEST_METHOD'] = 'GET';
      require '${site}/wp-load.php';
      ${code}`], { encoding: 'utf8' });
    run(installation(port), { isInstalling: true });
    if (isNetwork) {
      run(networkInstallation(port));
      writeFileSync(path.join(site, 'wp-config.php'), networkConfiguration(port) + configuration(folder).replace('<?php', ''));
      // WordPress takes the colon of a port out of a site's domain.
      run(`$id = wp_insert_site( array( 'domain' => '127.0.0.1', 'path' => '${secondSite}', 'network_id' => 1, 'user_id' => 1, 'title' => 'Pottery' ) );
        if ( is_wp_error( $id ) ) exit( 1 );
        global $wpdb; $wpdb->update( $wpdb->blogs, array( 'domain' => '127.0.0.1:${port}' ), array( 'blog_id' => $id ) );
        foreach ( array( 'siteurl', 'home' ) as $name ) update_blog_option( $id, $name, 'http://127.0.0.1:${port}${secondSite.slice(0, -1)}' );`);
    }
    writeFileSync(path.join(folder, 'router.php'), router);
    if (plugin) run(`require ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'site-elements/site-elements.php', '', ${isNetwork} ) && exit( 1 );`);
    // Without a rewriting server: addresses keep their question marks.
    start('php', ['-S', `127.0.0.1:${port}`, '-t', site, ...(isNetwork ? [path.join(folder, 'router.php')] : [])], {
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      detached: true,
    });
    const url = `http://127.0.0.1:${port}`;
    for (let tries = 200; tries > 0 && !await fetch(`${url}/readme.html`).then(({ ok }) => ok, () => false); tries -= 1) await delay(50);
    return {
      url,
      password,
      php: (code, address) => run(code, { address }),
      warnings: () => run(`echo file_exists( '${folder}/debug.log' ) ? file_get_contents( '${folder}/debug.log' ) : '';`),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
