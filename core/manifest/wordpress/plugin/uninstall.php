<?php
/**
 * One option is stored, in each site of a network; it goes. There is no table, role or scheduled task.
 * Posts keep the content of their blocks; shortcodes show as text.
 *
 * @package SiteElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'site_elements_look' );
if ( is_multisite() ) {
	$site_elements_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $site_elements_sites as $site_elements_site ) {
		delete_blog_option( $site_elements_site, 'site_elements_look' );
	}
}
