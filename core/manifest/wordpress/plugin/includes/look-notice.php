<?php
/**
 * The question to administrators of a site from before: whether elements have the look of the theme. It is asked until it is answered.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether any post of this site has an element of ours.
 *
 * @return bool
 */
function site_elements_are_in_use() {
	foreach ( array( 'wp:site-elements/', '<site-', '[site-', 'data-site-', 'cookie-banner' ) as $trace ) {
		$found = get_posts(
			array(
				's'                => $trace,
				'sentence'         => true,
				'post_type'        => array_values( get_post_types() ),
				'post_status'      => 'any',
				'numberposts'      => 1,
				'fields'           => 'ids',
				'suppress_filters' => true,
			)
		);
		if ( $found ) {
			return true;
		}
	}
	return false;
}

/**
 * A site without elements of ours is new: they get the look of the theme. Where there are some, an administrator is asked.
 */
function site_elements_start_look() {
	if ( 'ask' === site_elements_look() && ! site_elements_are_in_use() ) {
		update_option( 'site_elements_look', 'page' );
	}
}

/**
 * When the plugin is activated. In a network with more sites than this, an administrator of each of the others is asked.
 *
 * @param bool $is_network Whether it is activated for all sites.
 */
function site_elements_activate( $is_network ) {
	if ( ! $is_network || ! is_multisite() ) {
		site_elements_start_look();
		return;
	}
	$sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 200,
		)
	);
	foreach ( $sites as $site ) {
		switch_to_blog( $site );
		site_elements_start_look();
		restore_current_blog();
	}
}
register_activation_hook( SITE_ELEMENTS_FILE, 'site_elements_activate' );

/**
 * A site that is added to a network where the plugin is active for all.
 *
 * @param WP_Site $site The site.
 */
function site_elements_start_new_site( $site ) {
	if ( in_array( plugin_basename( SITE_ELEMENTS_FILE ), array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ), true ) ) {
		update_blog_option( (int) $site->blog_id, 'site_elements_look', 'page' );
	}
}
add_action( 'wp_initialize_site', 'site_elements_start_new_site', 20 );

/**
 * The question, on the pages that administrators see first.
 */
function site_elements_show_look_notice() {
	$screen = get_current_screen();
	if ( 'ask' !== site_elements_look() || ! current_user_can( 'manage_options' ) || ! $screen || ! in_array( $screen->id, array( 'dashboard', 'plugins', 'themes' ), true ) ) {
		return;
	}
	printf(
		'<div class="notice notice-info"><form method="post" action="%1$s" aria-label="%2$s"><p><strong>%2$s</strong> %3$s</p><p>%4$s'
			. '<button type="submit" name="action" value="site_elements_look_page" class="button button-primary">%5$s</button> '
			. '<button type="submit" name="action" value="site_elements_look_off" class="button">%6$s</button></p></form></div>',
		esc_url( admin_url( 'admin-post.php' ) ),
		esc_html( __( 'Site Elements can now match your theme.', 'site-elements' ) ),
		esc_html( __( 'Elements take the colors, corners and fonts of your theme. What you have set yourself stays. You can change this later in the list of plugins.', 'site-elements' ) ),
		wp_nonce_field( 'site_elements_look', '_wpnonce', true, false ),
		esc_html( __( 'Match my theme', 'site-elements' ) ),
		esc_html( __( 'Keep the current look', 'site-elements' ) )
	);
}
add_action( 'admin_notices', 'site_elements_show_look_notice' );

/**
 * Stores the answer.
 */
function site_elements_store_look() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html( __( 'Sorry, you are not allowed to do that.', 'site-elements' ) ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'site_elements_look' );
	update_option( 'site_elements_look', 'admin_post_site_elements_look_page' === current_action() ? 'page' : 'off' );
	$back = wp_get_referer();
	wp_safe_redirect( $back ? $back : admin_url() );
	exit;
}
add_action( 'admin_post_site_elements_look_page', 'site_elements_store_look' );
add_action( 'admin_post_site_elements_look_off', 'site_elements_store_look' );

/**
 * In the list of plugins, a link that changes the answer.
 *
 * @param string[] $links Links of the plugin.
 * @return string[]
 */
function site_elements_look_link( $links ) {
	if ( current_user_can( 'manage_options' ) ) {
		$is_on   = 'page' === site_elements_look();
		$address = wp_nonce_url( admin_url( 'admin-post.php?action=site_elements_look_' . ( $is_on ? 'off' : 'page' ) ), 'site_elements_look' );
		$text    = $is_on ? __( 'Stop matching the theme', 'site-elements' ) : __( 'Match the theme', 'site-elements' );
		$links[] = sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( $text ) );
	}
	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( SITE_ELEMENTS_FILE ), 'site_elements_look_link' );
